/** How many tries are allowed in a window of time. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

export interface Limits {
  readonly loginByAddress: Limit;
  readonly loginByAccount: Limit;
  readonly registerByAddress: Limit;
  readonly registerByAccount: Limit;
  /** Asking for a mail with a link. */
  readonly mailByAddress: Limit;
  readonly mailByAccount: Limit;
  /** Test mails that a member of the staff sends to the own address. */
  readonly testMailByAccount: Limit;
  /** Following a link, and so guessing one. */
  readonly linkByAddress: Limit;
  /** Saying the password again, before something that needs it. */
  readonly passwordByAddress: Limit;
  readonly passwordByAccount: Limit;
  /** Proving a second factor or a passkey, and so guessing a code. */
  readonly factorByAddress: Limit;
  readonly factorByAccount: Limit;
  readonly factorByAccountDaily: Limit;
  /** Asking what a passkey is to sign. */
  readonly factorOptionsByAddress: Limit;
  readonly checkoutByAddress: Limit;
  readonly checkoutByAccount: Limit;
  /** What asks the payment provider: settling, paying and canceling an order. */
  readonly paymentByAddress: Limit;
  readonly paymentByAccount: Limit;
  /** Carts that are begun without an account: each is a session id, which any client can make up. */
  readonly cartByAddress: Limit;
  /** Wishlists, in the same way. */
  readonly wishlistByAddress: Limit;
  /** Telling of a visit. */
  readonly eventsByAddress: Limit;
  /** What served pages report of themselves. */
  readonly reportsByAddress: Limit;
  /** Messages to the store. */
  readonly contactByAddress: Limit;
  readonly contactByEmail: Limit;
  readonly contactByAccount: Limit;
}

/** Tries per window; the factor lets tests and load runs through. */
export function limitsFor(factor: number): Limits {
  const limit = (max: number, seconds: number): Limit => ({ max: Math.floor(max * factor), seconds });
  return {
    loginByAddress: limit(30, 900),
    loginByAccount: limit(10, 900),
    registerByAddress: limit(20, 3600),
    registerByAccount: limit(10, 3600),
    mailByAddress: limit(20, 3600),
    mailByAccount: limit(5, 3600),
    testMailByAccount: limit(20, 3600),
    linkByAddress: limit(30, 900),
    passwordByAddress: limit(30, 900),
    passwordByAccount: limit(10, 900),
    factorByAddress: limit(30, 900),
    factorByAccount: limit(5, 900),
    factorByAccountDaily: limit(30, 86_400),
    factorOptionsByAddress: limit(120, 900),
    checkoutByAddress: limit(90, 900),
    checkoutByAccount: limit(30, 900),
    paymentByAddress: limit(300, 900),
    paymentByAccount: limit(60, 900),
    cartByAddress: limit(100, 3600),
    wishlistByAddress: limit(100, 3600),
    eventsByAddress: limit(300, 900),
    reportsByAddress: limit(600, 900),
    contactByAddress: limit(10, 3600),
    contactByEmail: limit(5, 3600),
    contactByAccount: limit(5, 3600),
  };
}
