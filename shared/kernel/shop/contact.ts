import { contactPolicy } from './policy.ts';

/** What people write to the store about. */
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

/** Topics for which an order's number helps. */
export function isAboutOrder(topic: ContactTopic): boolean {
  return topic === 'ORDER' || topic === 'RETURN';
}

/** States of a message to the store. */
export const messageStates = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type MessageState = (typeof messageStates)[number];

const next: Readonly<Record<MessageState, readonly MessageState[]>> = {
  NEW: ['OPEN', 'ANSWERED', 'CLOSED', 'SPAM'],
  OPEN: ['ANSWERED', 'CLOSED', 'SPAM'],
  // One answer may be followed by another.
  ANSWERED: ['ANSWERED', 'OPEN', 'CLOSED', 'SPAM'],
  // Both end a message; whoever thinks otherwise opens it first.
  CLOSED: ['OPEN'],
  SPAM: ['OPEN'],
};

export function messageCanBecome(from: MessageState, to: MessageState): boolean {
  return next[from].includes(to);
}

/** How a state is shown to administrators. */
export const messageStateLabel: Readonly<Record<MessageState, string>> = {
  NEW: 'New',
  OPEN: 'Open',
  ANSWERED: 'Answered',
  CLOSED: 'Closed',
  SPAM: 'Spam',
};

/** What is known of a message when it comes in. */
export interface IncomingMessage {
  readonly name: string;
  /** Of the field that people do not see. */
  readonly trap: string;
  /** How long its form was looked at. */
  readonly seconds: number;
  readonly signedIn: boolean;
}

/**
 * Whether a program wrote it: it fills in what nobody sees, is quicker than people, or puts an address of the web where the
 * name belongs, to have it mailed to others. A spam message is kept where an administrator finds it, and nobody gets mail.
 */
export function isSpam({ name, trap, seconds, signedIn }: IncomingMessage): boolean {
  if (trap !== '' || /:\/\/|www\.|\.[a-z]{2,}\//i.test(name)) return true;
  return !signedIn && seconds < contactPolicy.leastSeconds;
}
