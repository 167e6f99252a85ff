// The calls of administrators: no page of a shopper opens this door.
export * from './mails.ts';
export * from './messages.ts';
export * from './traffic.ts';
