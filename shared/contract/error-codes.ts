import { factorPolicy, policy } from '../kernel/shop/policy.ts';

/**
 * Every error of the API with its HTTP status and the message for shoppers. Clients branch on codes and never on messages.
 */
export const errorCodes = {
  VALIDATION_FAILED: { status: 400, message: 'Some of what was sent is not valid.' },
  INVALID_SESSION_ID: {
    status: 400,
    message: 'The session id must be 32 lower-case hexadecimal characters.',
  },
  CART_EMPTY: { status: 400, message: 'Cart is empty' },
  INVALID_SIGNATURE: { status: 400, message: 'The signature of the event is not valid.' },
  LINK_INVALID: {
    status: 400,
    message: 'This link has expired or was used already. Please ask for a new one.',
  },
  CHALLENGE_INVALID: {
    status: 400,
    message: 'This took too long, or was answered already. Please start again.',
  },
  FACTOR_WRONG: { status: 400, message: 'That is not right, or was used already. Please try again.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in to continue.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Email or password is incorrect.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has ended. Please sign in again.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do that.' },
  FACTOR_NEEDED: {
    status: 403,
    message:
      'Please confirm that it is you. If this page does not ask you for a code, reload it and try again.',
  },
  FACTOR_SETUP_NEEDED: {
    status: 403,
    message: 'Please set up a second factor first: Account, Security.',
  },
  NOT_FOUND: { status: 404, message: 'We could not find what you asked for.' },
  PRODUCT_NOT_FOUND: { status: 404, message: 'This product does not exist.' },
  COLLECTION_NOT_FOUND: { status: 404, message: 'This collection does not exist.' },
  CART_ITEM_NOT_FOUND: { status: 404, message: 'This item is no longer in your cart.' },
  ADDRESS_NOT_FOUND: { status: 404, message: 'This address does not exist.' },
  MAIL_NOT_FOUND: { status: 404, message: 'This email is no longer kept.' },
  ORDER_NOT_FOUND: { status: 404, message: "We couldn't find your order." },
  SESSION_NOT_FOUND: { status: 404, message: 'This device is signed out already.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'This message does not exist.' },
  PASSKEY_NOT_FOUND: { status: 404, message: 'This passkey was removed already.' },
  PERSON_NOT_FOUND: { status: 404, message: 'This person does not exist.' },
  PASSKEY_KNOWN: { status: 409, message: 'This passkey is in use already.' },
  PASSKEYS_FULL: {
    status: 409,
    message: `An account can have up to ${factorPolicy.maxPasskeys} passkeys. Please remove one first.`,
  },
  OWN_FACTORS: {
    status: 409,
    message: 'Your own second factor is changed on your security page, or reset by another owner.',
  },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists.' },
  INSUFFICIENT_STOCK: { status: 409, message: 'There are not enough pieces left.' },
  IDEMPOTENCY_MISMATCH: { status: 409, message: 'This key was used for another request.' },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, message: 'The same request is being worked on. Please try again.' },
  ORDER_NOT_CANCELABLE: { status: 409, message: 'This order can no longer be canceled.' },
  ORDER_NOT_PAYABLE: { status: 409, message: 'This order can no longer be paid. Nothing was charged.' },
  ORDER_NOT_RETURNABLE: {
    status: 409,
    message: 'Nothing more of this order can be returned, or it was requested already.',
  },
  ORDER_IN_PAYMENT: {
    status: 409,
    message: 'An order is waiting for its payment. Please pay or cancel it first.',
  },
  MAIL_NOT_RETRYABLE: {
    status: 409,
    message:
      'This email cannot be sent again. Look at its state; for one with a link, the person has to ask for a new one.',
  },
  LAST_ADMIN: {
    status: 409,
    message: 'You are the only administrator. Please make somebody else one first.',
  },
  MESSAGE_CHANGED: {
    status: 409,
    message: 'Somebody else has worked on this message meanwhile. Please look at it before you go on.',
  },
  MESSAGE_STATE_REFUSED: { status: 409, message: 'This message is closed or spam. Please reopen it first.' },
  CART_FULL: {
    status: 409,
    message: `One order can have up to ${policy.maxCartLines} different items. Please remove some, or order in two steps.`,
  },
  WISHLIST_FULL: {
    status: 409,
    message: `You can save up to ${policy.maxSavedProducts} products. Please remove one, then save this one again.`,
  },
  ORDERS_CLOSED: {
    status: 409,
    message: 'This store does not take orders yet. Nothing was charged, and your cart stays as it is.',
  },
  CART_CHANGED: { status: 409, message: 'Something in your cart is no longer available.' },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: 'This is more than can be sent at once. Please shorten it and try again.',
  },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please wait a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 502,
    message: 'The payment page could not be opened. Nothing was charged. Please try again.',
  },
  UNAVAILABLE: { status: 503, message: 'The store is busy. Please try again in a moment.' },
} as const satisfies Readonly<Record<string, { status: number; message: string }>>;

export type ErrorCode = keyof typeof errorCodes;
