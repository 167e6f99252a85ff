import { collectionLimits } from '../../kernel/catalog/collection-draft.ts';
import { importLimits } from '../../kernel/catalog/import/columns.ts';
import { redirectLimits } from '../../kernel/import-entries/redirects.ts';
import { pageLimits } from '../../kernel/content/pages/page-source.ts';
import { pictureRefusals } from '../../kernel/catalog/picture-upload.ts';
import { detailedRulesFullWords } from '../../kernel/pricing/detailed-tax-rule.ts';
import { factorPolicy, policy } from '../../kernel/shop/policy.ts';

/**
 * Errors of the admin area, and of second factors and passkeys. They stand apart because every shopper loads the others: a browser
 * knows these by the calls that list them, and takes their message from the answer.
 */
export const adminErrorCodes = {
  CHALLENGE_INVALID: {
    status: 400,
    message: 'This took too long, or was answered already. Please start again.',
  },
  FACTOR_WRONG: { status: 400, message: 'That is not right, or was used already. Please try again.' },
  /** Its message is shown by releases from before second factors only, which cannot ask for one. */
  FACTOR_NEEDED: {
    status: 403,
    message:
      'Please confirm that it is you with your second factor. If this page does not ask you for it, reload it. If it still does not, an older release of these pages is live: the person who releases them can bring the newer one back.',
  },
  FACTOR_SETUP_NEEDED: { status: 403, message: 'Please set up a second factor first: Account, Security.' },
  RIGHT_MISSING: {
    status: 403,
    message: 'Your role does not include this. An owner of the store can give you another role.',
  },
  STAFF_NOT_FOUND: { status: 404, message: 'This person is not on the staff, or no longer.' },
  INVITATION_NOT_FOUND: { status: 404, message: 'This invitation was accepted, withdrawn, or has expired.' },
  AUDIT_ENTRY_NOT_FOUND: { status: 404, message: 'There is no such entry in the audit log.' },
  VIEW_NOT_FOUND: { status: 404, message: 'This view was deleted already.' },
  MAIL_NOT_FOUND: { status: 404, message: 'This email is no longer kept.' },
  MAIL_WORDS_NOT_FOUND: { status: 404, message: 'The store sends no such email.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'This message does not exist.' },
  PERSON_NOT_FOUND: { status: 404, message: 'This person has no account, or no longer.' },
  NOTE_NOT_FOUND: { status: 404, message: 'This note was deleted already, or is not yours.' },
  PERSON_CHANGED: {
    status: 409,
    message: 'Someone else has changed this person meanwhile. Look at what they changed, then try again.',
  },
  PERSON_ON_STAFF: {
    status: 409,
    message: 'This person works here. An owner changes or ends their access under Staff first.',
  },
  PERSON_BLOCKED: { status: 409, message: 'This person is blocked. Unblock them first.' },
  ORDER_NOT_SHIPPABLE: {
    status: 409,
    message:
      'Nothing of this order can be shipped now: it is unpaid, in review, given back, or has left already.',
  },
  /** Its details name the reason. */
  ORDER_ON_HOLD: {
    status: 409,
    message: 'This order is on hold and is not shipped. Look at the reason, and release it first.',
  },
  ORDER_NOT_ON_HOLD: { status: 409, message: 'This order is not on hold any more.' },
  DELAY_UNANSWERED: {
    status: 409,
    message:
      'The customer was asked before and has not answered yet. Wait for the answer: without one the order is canceled and refunded.',
  },
  ORDER_DISPUTED: {
    status: 409,
    message:
      'The bank of the shopper disputes this payment. Answer it on the page of the order, and wait for the decision.',
  },
  DISPUTE_NOT_FOUND: { status: 404, message: 'This dispute is not one of this order.' },
  DISPUTE_DECIDED: {
    status: 409,
    message: 'The bank has decided on this dispute, and takes no answer any more.',
  },
  DISPUTE_ANSWERED: {
    status: 409,
    message: 'This dispute was answered already, and a bank takes one answer. Look at what was sent.',
  },
  DISPUTE_OVERDUE: {
    status: 409,
    message:
      'The deadline of this dispute has passed: the bank takes no answer any more, and will decide without one.',
  },
  DISPUTE_INQUIRY: {
    status: 409,
    message: 'The bank only asks so far and has taken nothing. Send evidence, or refund the payment instead.',
  },
  EVIDENCE_CHANGED: {
    status: 409,
    message: 'Someone else has saved this evidence meanwhile. Compare it with yours, and save again.',
  },
  EVIDENCE_EMPTY: { status: 409, message: 'There is no evidence yet. Fill in at least one field.' },
  WARNING_NOT_FOUND: { status: 404, message: 'This warning is not one of this order.' },
  WARNING_DECIDED: {
    status: 409,
    message: 'Someone else has decided on this warning meanwhile. Look at the order again.',
  },
  WARNING_UNDECIDED: {
    status: 409,
    message:
      'The issuer of the card warns of fraud. Decide on the warning first: refund the payment, or dismiss the warning with a reason.',
  },
  ORDER_IN_REVIEW: {
    status: 409,
    message: 'This order is on hold: its payment is in review. Accept the payment first, or refund it.',
  },
  UNITS_NOT_OPEN: {
    status: 409,
    message:
      'Some of these pieces are in another parcel, or were canceled. Look at what is left of the order.',
  },
  ADDRESS_FIXED: {
    status: 409,
    message: 'Nothing of this order waits to be shipped, so its address cannot be changed any more.',
  },
  ADDRESS_OTHER_STATE: {
    status: 409,
    message:
      'Sales tax goes by the state. For an address in another state, cancel the order and have it placed again.',
  },
  ADDRESS_CHANGED: {
    status: 409,
    message: 'Someone else has corrected this address meanwhile. Look at it before you go on.',
  },
  ORDER_NOT_CHANGEABLE: {
    status: 409,
    message:
      'Nothing of this order can be changed now: it is unpaid, in review, given back, or has left already.',
  },
  /** A page of a release that asks for the tax of a state, without the ZIP code, shows its message. */
  ORDER_TAX_BY_ZIP: {
    status: 409,
    message:
      'At this ZIP code a county, city or district adds to the tax, and the total of this page is without it. Load the page again and enter the order once more: then the total has it. Tell the customer the new total.',
  },
  ORDER_CHANGED: {
    status: 409,
    message: 'This order or a price has changed meanwhile. Look at the new sums before you go on.',
  },
  CHANGE_NOTHING: { status: 409, message: 'This is what the order is already. Change something first.' },
  CHANGE_EMPTY: { status: 409, message: 'Nothing would be left of this order. Cancel it instead.' },
  CHANGE_TOO_LONG: {
    status: 409,
    message: `An order has at most ${policy.maxCartLines} different items. Take some out first.`,
  },
  CHANGE_BELOW_REFUNDED: {
    status: 409,
    message: 'The order would cost less than what was refunded of it already. Leave more in it.',
  },
  /** Their details name the variant, and how many there have to be, or can be. */
  CHANGE_UNITS_FIXED: {
    status: 409,
    message:
      'The money of some of these pieces went back already, so that they stay in the order as they are.',
  },
  CHANGE_NOT_SOLD: { status: 409, message: 'One of these pieces is no longer sold. Choose another one.' },
  CHANGE_NOT_OPEN: {
    status: 409,
    message: 'This change does not wait for its payment any more. Look at the order again.',
  },
  /** Shoppers meet it on the page of an order, and by the link of a mail. */
  CHANGE_NOT_PAYABLE: {
    status: 409,
    message: 'This change can no longer be paid. The order stays as it is, and nothing was charged.',
  },
  CUSTOMER_UNCONFIRMED: {
    status: 409,
    message:
      'There is an account with this email whose owner has not confirmed the address. Ask the customer to follow the link in the welcome email, or use another address.',
  },
  TAGS_FULL: { status: 409, message: 'An order has at most 20 tags. Take one off first.' },
  MAIL_NOT_REPEATABLE: {
    status: 409,
    message:
      'This email cannot be sent again: it has not left yet, or the order has no email address any more.',
  },
  ORDER_NUMBER_UNKNOWN: {
    status: 404,
    message: 'No order has this number. Compare it with the packing slip.',
  },
  TRACKING_TAKEN: {
    status: 409,
    message: 'Another parcel has this tracking number, and each parcel has its own. Look at the label again.',
  },
  TRACKING_MISSING: { status: 409, message: 'There is no tracking number here. Enter the one of the label.' },
  TRACKING_SHORTENED: {
    status: 409,
    message:
      'A spreadsheet has shortened this number, and its digits are lost. Format the column as text there, and copy the numbers anew.',
  },
  CARRIER_UNKNOWN: {
    status: 409,
    message: 'The form of this number tells no carrier. Check the number, then choose or enter the carrier.',
  },
  UNITS_UNREADABLE: {
    status: 409,
    message:
      'Write the pieces as SKU x 2, with commas between them; or leave them out to ship all that is open.',
  },
  UNITS_UNKNOWN: { status: 409, message: 'One of these SKUs is not in this order.' },
  PARCEL_CHANGED: {
    status: 409,
    message: 'Someone else has corrected this parcel meanwhile. Look at it before you go on.',
  },
  PARCEL_NOT_FOUND: { status: 404, message: 'This parcel is not under way, or no longer.' },
  ORDER_NOT_PAID: { status: 409, message: 'There is no payment of this order that could be given back.' },
  REFUND_TOO_HIGH: {
    status: 409,
    message: 'This is more than is left of what was received. Look at the order again.',
  },
  REFUND_LEAVES_OPEN_UNITS: {
    status: 409,
    message:
      'Nothing of the money would be left, but pieces have not shipped and would stay sold. Cancel the order instead, or put those pieces back in stock with the refund.',
  },
  UNITS_NOT_SOLD: {
    status: 409,
    message: 'More pieces would be put back than were sold. Look at the order again.',
  },
  UNITS_REFUNDED: {
    status: 409,
    message: 'The money of some of these pieces went back already. Look at the order again.',
  },
  PIECES_NOT_LEFT: {
    status: 409,
    message: 'Some of these pieces were received meanwhile. Look at what is left of the return.',
  },
  REFUND_CHANGED: {
    status: 409,
    message: 'Another amount goes back by now. Nothing was done: look at the sum, then send it again.',
  },
  /** `details` lists the fields, as of VALIDATION_FAILED. */
  EXCHANGE_GONE: {
    status: 409,
    message:
      'There are not so many pieces of this size and color. Choose another one, or approve the return without an exchange.',
  },
  REFUND_NOT_FOUND: { status: 404, message: 'This refund is not one of this order.' },
  REFUND_NOT_FAILED: {
    status: 409,
    message: 'This refund did not fail, or someone has dealt with it meanwhile. Look at the order again.',
  },
  REFUND_NOT_OWED: {
    status: 409,
    message:
      'Less than this is left of what was received: its money has gone back otherwise. Settle it as not owed any more.',
  },
  REFUND_ON_ITS_WAY: {
    status: 409,
    message: 'Money of this order is on its way back. Decide when it has arrived.',
  },
  NOTHING_TO_REFUND: { status: 409, message: 'Nothing of this payment is left to give back.' },
  PAYMENT_UNKNOWN: {
    status: 409,
    message:
      'The payment provider does not know this payment under the keys that the store has now. Refund it in the account that took it, or in another way. Then settle its refund here, or close the order.',
  },
  ORDER_NOT_IN_REVIEW: { status: 409, message: 'This order is not in review any more. Look at it again.' },
  ORDER_REFUNDED: {
    status: 409,
    message:
      'This order was given back, and its pieces may be sold: it cannot be accepted. Refund or close it.',
  },
  UNITS_GONE: {
    status: 409,
    message: 'Its pieces are sold by now. Refund the order, or accept it when there are pieces again.',
  },
  /** These two are shoppers', who meet them on the page of an order only. */
  ITEM_NOT_RECEIVED: {
    status: 409,
    message: 'You can review this piece once it has arrived. If it has, please try again tomorrow.',
  },
  REVIEW_PUBLISHED: {
    status: 409,
    message: 'This review is published and can no longer be changed. To have it taken down, write to us.',
  },
  REVIEW_NOT_FOUND: { status: 404, message: 'This review does not exist, or no longer.' },
  REVIEW_CHANGED: {
    status: 409,
    message: 'This review was changed meanwhile, by its author or a colleague. Look at it before you go on.',
  },
  SETTINGS_CHANGED: {
    status: 409,
    message: 'Someone else has changed these settings meanwhile. Look at what they changed, then try again.',
  },
  PAYMENT_KEYS_REFUSED: {
    status: 409,
    message:
      'Stripe does not take the secret key of the server. It may have been replaced or deleted, or it is a restricted key that may not read the account or make payment pages. Look at Developers, API keys at Stripe; the person who runs the server sets STRIPE_SECRET_KEY and starts it again.',
  },
  /** `details.missing` lists the steps. */
  OPENING_INCOMPLETE: {
    status: 409,
    message:
      'The shop cannot open yet: something is missing without which shoppers cannot buy. See the list.',
  },
  TAX_REGISTRATION_MISSING: {
    status: 409,
    message:
      'The shop is not registered for sales tax there on these days, so this rule would charge nothing. Enter the registration first; a rule of 0% needs none.',
  },
  TAX_REGISTRATION_NOT_FOUND: { status: 404, message: 'This registration was removed already.' },
  TAX_RULE_NOT_FOUND: { status: 404, message: 'This tax rule was removed already.' },
  DETAILED_TAX_RULE_CHANGED: {
    status: 409,
    message: 'This rule was changed meanwhile. Look at it again, and then change it.',
  },
  DETAILED_TAX_RULES_FULL: {
    status: 409,
    message: detailedRulesFullWords,
  },
  CLOSED_DAY_NOT_FOUND: { status: 404, message: 'This day was taken out already.' },
  PRODUCT_CHANGED: {
    status: 409,
    message: 'Someone else has changed this product meanwhile. Look at what they changed, then try again.',
  },
  PRODUCT_INCOMPLETE: {
    status: 409,
    message: 'A product needs at least one variant before shoppers can see it. Add a color and a size.',
  },
  COLLECTION_CHANGED: {
    status: 409,
    message: 'Someone else has changed this collection meanwhile. Look at what they changed, then try again.',
  },
  /** `details` lists the field, as of VALIDATION_FAILED. */
  COLLECTION_ADDRESS_TAKEN: {
    status: 409,
    message: 'Another collection has this address, or had it and is found by it. Use another one.',
  },
  COLLECTIONS_FULL: {
    status: 409,
    message: `The store has ${String(collectionLimits.collections)} collections, and can have no more. Delete one first.`,
  },
  COLLECTIONS_CHANGED: {
    status: 409,
    message: 'A collection was made or deleted meanwhile. Nothing was changed: look at the list again.',
  },
  CONTENT_CHANGED: {
    status: 409,
    message:
      'Someone else has saved or published this page meanwhile. Nothing of yours is lost: compare both, and save again.',
  },
  CONTENT_NO_DRAFT: { status: 409, message: 'There is no draft. Change something and save it first.' },
  CONTENT_ONLY_DRAFT: {
    status: 409,
    message: 'There is no other version of it. Publish the draft, or delete the whole.',
  },
  CONTENT_NOT_SCHEDULED: {
    status: 409,
    message: 'This version is not waiting for its time any more. Look at the list again.',
  },
  CONTENT_VERSION_NOT_FOUND: { status: 404, message: 'There is no such version of this page.' },
  PAGE_NOT_FOUND: {
    status: 404,
    message: 'There is no such page, or it is not one that can be changed like this.',
  },
  PAGE_ADDRESS_TAKEN: {
    status: 409,
    message: 'Another page of the store has this address, or had it and is found by it. Use another one.',
  },
  PAGES_FULL: {
    status: 409,
    message: `The store has ${String(pageLimits.pages)} pages of its own, and can have no more. Give one that was withdrawn another text.`,
  },
  SIZE_CHART_NOT_FOUND: { status: 404, message: 'There is no such size chart. Look at the list again.' },
  SIZE_CHART_IN_USE: {
    status: 409,
    message:
      'A category or a product has this size chart, or every store begins with it. Choose another one there first.',
  },
  SIZE_CHART_UNPUBLISHED: {
    status: 409,
    message: 'This size chart was never published. Publish it first, or delete it.',
  },
  PICTURE_EMPTY: { status: 400, message: pictureRefusals.PICTURE_EMPTY },
  PICTURE_TYPE_UNSUPPORTED: { status: 400, message: pictureRefusals.PICTURE_TYPE_UNSUPPORTED },
  PICTURE_ANIMATED: { status: 400, message: pictureRefusals.PICTURE_ANIMATED },
  PICTURE_TOO_LARGE: { status: 413, message: pictureRefusals.PICTURE_TOO_LARGE },
  PICTURE_TOO_MANY_PIXELS: { status: 400, message: pictureRefusals.PICTURE_TOO_MANY_PIXELS },
  PICTURE_TOO_SMALL: { status: 400, message: pictureRefusals.PICTURE_TOO_SMALL },
  PICTURE_UNREADABLE: { status: 400, message: pictureRefusals.PICTURE_UNREADABLE },
  PICTURE_NOT_STORED: {
    status: 503,
    message:
      'Pictures cannot be stored at the moment, and nothing of this one was. Try again in a few minutes. If it does not help, tell who runs the store that the storage of pictures fails.',
  },
  COLOR_TAKEN: {
    status: 409,
    message: 'The store has a color of this name already. Choose it, or enter another name.',
  },
  /** `details` of these three lists the fields, as of VALIDATION_FAILED. */
  SKU_TAKEN: { status: 409, message: 'Another product has this SKU, and each variant has its own.' },
  GTIN_TAKEN: { status: 409, message: 'Another product has this GTIN. Compare it with the label.' },
  VARIANT_IN_USE: {
    status: 409,
    message: 'A variant that has stock, or was ever sold, stays. Set its stock to 0 instead.',
  },
  /** The details of these three name the variant and its stock. */
  STOCK_CHANGED: {
    status: 409,
    message: 'The stock is another by now than the count expected. Nothing was changed: count again.',
  },
  STOCK_RESERVED: {
    status: 409,
    message: 'Unpaid orders hold more pieces than would be left. Nothing was changed.',
  },
  STOCK_TOO_HIGH: { status: 409, message: 'This is more than the stock of a variant can be.' },
  REDIRECT_NOT_FOUND: { status: 404, message: 'There is no such redirect. Look at the list again.' },
  REDIRECT_EXISTS: {
    status: 409,
    message: 'This old address leads somewhere already. Remove that redirect first.',
  },
  REDIRECTS_FULL: {
    status: 409,
    message: `The store has ${redirectLimits.count.toLocaleString('en-US')} redirects, and can have no more. Remove some first.`,
  },
  IMPORT_EMPTY: { status: 400, message: 'There are no rows in this file.' },
  IMPORT_TOO_LARGE: {
    status: 413,
    message: `A file has at most ${String(importLimits.bytes / 1024 / 1024)} MB. Please import it in parts.`,
  },
  IMPORT_TOO_MANY_ROWS: {
    status: 400,
    message: `A file has at most ${importLimits.rows.toLocaleString('en-US')} rows. Please import it in parts.`,
  },
  IMPORT_NOT_TEXT: {
    status: 400,
    message: 'This is no text in UTF-8. In the spreadsheet, please save it as “CSV UTF-8”.',
  },
  IMPORT_QUOTE_OPEN: {
    status: 400,
    message: 'A quote in this file is never closed. The file may be cut: please export it again.',
  },
  IMPORT_HEADER_UNKNOWN: {
    status: 400,
    message:
      'The columns of this file are not known. Please use those of the store’s own export, or Shopify’s export as it comes.',
  },
  IMPORT_NOT_FOUND: { status: 404, message: 'There is no such import.' },
  IMPORT_DONE: {
    status: 409,
    message: 'This import was applied or undone already. Please load the page again.',
  },
  IMPORT_HAS_ERRORS: {
    status: 409,
    message: 'Rows of this file have errors. Please correct them, or leave them out.',
  },
  IMPORT_CHANGES_NOTHING: { status: 409, message: 'The store is as this file says already.' },
  IMPORT_OUTDATED: {
    status: 409,
    message:
      'What this file changes has been changed since it was tried. Nothing was imported: please try the file again.',
  },
  RETURN_NOT_FOUND: { status: 404, message: 'This return is not one of this order.' },
  RETURN_CHANGED: {
    status: 409,
    message: 'Someone else has decided on this return meanwhile. Look at it before you go on.',
  },
  PASSKEY_NOT_FOUND: { status: 404, message: 'This passkey was removed already.' },
  PASSKEY_KNOWN: { status: 409, message: 'This passkey is in use already.' },
  PASSKEYS_FULL: {
    status: 409,
    message: `An account can have up to ${factorPolicy.maxPasskeys} passkeys. Please remove one first.`,
  },
  OWN_FACTORS: {
    status: 409,
    message: 'Your own second factor is changed on your security page, or reset by another owner.',
  },
  STAFF_ALREADY: {
    status: 409,
    message: 'This person is on the staff already. Please change their role instead.',
  },
  STAFF_CHANGED: {
    status: 409,
    message: 'Someone else has changed this person meanwhile. Please look at it before you go on.',
  },
  LAST_OWNER: {
    status: 409,
    message: 'This is the only owner. Please make someone else an owner first.',
  },
  MAIL_NOT_RETRYABLE: {
    status: 409,
    message:
      'This email cannot be sent again. Look at its state; for one with a link, the person has to ask for a new one.',
  },
  MESSAGE_CHANGED: {
    status: 409,
    message: 'Someone else has worked on this message meanwhile. Please look at it before you go on.',
  },
  STOREFRONT_CHANGED: {
    status: 409,
    message:
      'Someone else has changed this part meanwhile. Nothing was done: please look at what is live now.',
  },
  STOREFRONT_REFUSED: { status: 422, message: 'This cannot go live. Nothing was changed.' },
  STOREFRONT_UNAVAILABLE: {
    status: 502,
    message:
      'The registry of releases does not answer. Nothing was changed, and shoppers can buy as before. Please try again in a moment.',
  },
  STOREFRONT_UNCONFIRMED: {
    status: 504,
    message:
      'The registry of releases has not answered in time. The change may have been made all the same: please look at the history before you try again.',
  },
  SEARCH_ENTRY_NOT_FOUND: { status: 404, message: 'This entry was removed already.' },
  SEARCH_ENTRY_CHANGED: {
    status: 409,
    message: 'Someone else has changed this entry meanwhile. Please look at it before you go on.',
  },
  SEARCH_ENTRIES_FULL: {
    status: 409,
    message: 'The search has as many of these entries as it can have. Please remove one first.',
  },
  MESSAGE_STATE_REFUSED: { status: 409, message: 'This message is closed or spam. Please reopen it first.' },
} as const satisfies Readonly<Record<string, { status: number; message: string }>>;

export type AdminErrorCode = keyof typeof adminErrorCodes;
