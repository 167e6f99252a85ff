import { contactPolicy } from './policy.ts';

/** Topics of messages to the store. */
export const contactTopics = ['ORDER', 'RETURN', 'SIZE', 'PRODUCT', 'PRIVACY', 'OTHER'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactTopicLabel: Readonly<Record<ContactTopic, string>> = {
  ORDER: 'An order',
  RETURN: 'A return or the warranty',
  SIZE: 'Size & fit',
  PRODUCT: 'A product',
  PRIVACY: 'My data and privacy',
  OTHER: 'Something else',
};

/** As shoppers choose it: of a warranty only a shop speaks that gives one. */
export const offeredTopicLabel = (
  topic: ContactTopic,
  { warrantyMonths }: { readonly warrantyMonths: number | null },
): string => (topic === 'RETURN' && warrantyMonths === null ? 'A return' : contactTopicLabel[topic]);

/** Topics for which an order number helps. */
export function isAboutOrder(topic: ContactTopic): boolean {
  return topic === 'ORDER' || topic === 'RETURN';
}

/** States of a message to the store. */
export const messageStates = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type MessageState = (typeof messageStates)[number];

const next: Readonly<Record<MessageState, readonly MessageState[]>> = {
  NEW: ['OPEN', 'ANSWERED', 'CLOSED', 'SPAM'],
  OPEN: ['ANSWERED', 'CLOSED', 'SPAM'],
  // A second answer may follow the first.
  ANSWERED: ['ANSWERED', 'OPEN', 'CLOSED', 'SPAM'],
  // Both are final; to change that, an administrator reopens the message first.
  CLOSED: ['OPEN'],
  SPAM: ['OPEN'],
};

export function messageCanBecome(from: MessageState, to: MessageState): boolean {
  return next[from].includes(to);
}

/**
 * Whether an administrator can set the state. NEW and ANSWERED only take a change back: NEW has no answer, ANSWERED has
 * one.
 */
export function messageCanBeSet(from: MessageState, to: MessageState, answered: boolean): boolean {
  if (to !== 'NEW' && to !== 'ANSWERED') return messageCanBecome(from, to);
  return from !== 'NEW' && from !== to && answered === (to === 'ANSWERED');
}

/** Labels of the states for administrators. */
export const messageStateLabel: Readonly<Record<MessageState, string>> = {
  NEW: 'New',
  OPEN: 'Open',
  ANSWERED: 'Answered',
  CLOSED: 'Closed',
  SPAM: 'Spam',
};

/** The data of an incoming message that the spam check reads. */
export interface IncomingMessage {
  readonly name: string;
  /** Value of the honeypot field. */
  readonly trap: string;
  /** How long its form was open, in seconds. */
  readonly seconds: number;
  readonly signedIn: boolean;
}

/**
 * Whether a bot wrote it: it fills in the honeypot field, is faster than people, or puts a URL in the name field, to have it
 * mailed to others. A spam message is stored where an administrator finds it, and causes no mail.
 */
export function isSpam({ name, trap, seconds, signedIn }: IncomingMessage): boolean {
  if (trap !== '' || /:\/\/|www\.|\.[a-z]{2,}\//i.test(name)) return true;
  return !signedIn && seconds < contactPolicy.leastSeconds;
}
