import { policy } from '../kernel/shop/policy.ts';
import type { AdminErrorCode } from './admin/error-codes.ts';

/**
 * The errors that shoppers can meet, each with its HTTP status and message; those of the admin area stand in
 * `admin/error-codes.ts`. Clients branch on codes and never on messages.
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
  UNAUTHENTICATED: { status: 401, message: 'Please sign in to continue.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Email or password is incorrect.' },
  SESSION_EXPIRED: { status: 401, message: 'Your session has ended. Please sign in again.' },
  ACCOUNT_BLOCKED: {
    status: 403,
    message: 'This account is blocked. Please write to us if you think it should not be.',
  },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do that.' },
  NOT_FOUND: { status: 404, message: 'We could not find what you asked for.' },
  PRODUCT_NOT_FOUND: { status: 404, message: 'This product does not exist.' },
  COLLECTION_NOT_FOUND: { status: 404, message: 'This collection does not exist.' },
  CART_ITEM_NOT_FOUND: { status: 404, message: 'This item is no longer in your cart.' },
  ADDRESS_NOT_FOUND: { status: 404, message: 'This address does not exist.' },
  ORDER_NOT_FOUND: { status: 404, message: "We couldn't find your order." },
  SESSION_NOT_FOUND: { status: 404, message: 'This device is signed out already.' },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists.' },
  INSUFFICIENT_STOCK: { status: 409, message: 'There are not enough pieces left.' },
  IDEMPOTENCY_MISMATCH: { status: 409, message: 'This key was used for another request.' },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, message: 'The same request is being worked on. Please try again.' },
  ORDER_NOT_CANCELABLE: { status: 409, message: 'This order can no longer be canceled.' },
  DELAY_ANSWERED: {
    status: 409,
    message: 'This was answered already, or the order has shipped. Nothing was changed.',
  },
  ORDER_NOT_PAYABLE: { status: 409, message: 'This order can no longer be paid. Nothing was charged.' },
  ORDER_NOT_RETURNABLE: {
    status: 409,
    message: 'Nothing more of this order can be returned, or it was requested already.',
  },
  ORDER_IN_PAYMENT: {
    status: 409,
    message: 'An order is waiting for its payment. Please pay or cancel it first.',
  },
  LAST_ADMIN: {
    status: 409,
    message: 'You are the only owner of the store. Please make someone else one first.',
  },
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
  SHIPPING_METHOD_UNAVAILABLE: {
    status: 409,
    message:
      'This shipping method is not available for this address. Please choose another one, or another address.',
  },
  TOTAL_CHANGED: { status: 409, message: 'The total has changed since you saw it.' },
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

export type ShopErrorCode = keyof typeof errorCodes;
export type ErrorCode = ShopErrorCode | AdminErrorCode;

/** A 403 with one of these ends no session: the person is who they say, and only this call is not for them. */
export const staysSignedIn: readonly string[] = ['RIGHT_MISSING', 'FACTOR_NEEDED', 'FACTOR_SETUP_NEEDED'];
