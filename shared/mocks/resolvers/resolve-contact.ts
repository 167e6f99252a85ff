import type { ContactMessage, MessageSummary } from '../../contract/index.ts';
import {
  isAboutOrder,
  isSpam,
  messageCanBecome,
  messageCanBeSet,
  messageStates,
  type MessageState,
  contactPolicy,
} from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { writeMail } from '../data/mails.ts';
import { pageOf } from '../data/page-of.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from '../data/mock-store.ts';
import type { Resolvers } from './resolver.ts';
import type { MockMessage, MockUser } from '../data/state.ts';

export const contactResolvers: Resolvers<
  'sendMessage' | 'listMessages' | 'getMessage' | 'replyToMessage' | 'setMessageState'
> = {
  sendMessage: ({ body, user, store }) => {
    const { name, email, topic, message, website, seconds } = body;
    const orderNumber = isAboutOrder(topic) && body.orderNumber !== '' ? body.orderNumber : null;
    const userId = user?.id ?? null;
    const spam = isSpam({ name, trap: website, seconds, signedIn: user !== null });
    const content = JSON.stringify([spam, userId, name, email.toLowerCase(), topic, orderNumber, message]);
    const since = Date.now() - contactPolicy.sameMinutes * 60_000;
    const before = store.state.messages.find(
      (other) => other.content === content && Date.parse(other.createdAt) > since,
    );
    if (before) return before;
    const order = store.state.orders.find((each) => each.number === orderNumber && each.userId === userId);
    const id = store.newId();
    const made: MockMessage = {
      id,
      reference: referenceOf(store.state.made),
      content,
      userId,
      orderId: order?.id ?? null,
      name,
      email,
      topic,
      orderNumber,
      message,
      createdAt: new Date().toISOString(),
      state: spam ? 'SPAM' : 'NEW',
      replies: [],
      version: 1,
    };
    store.state.messages = [made, ...store.state.messages];
    if (spam) return made;
    const subject = `We have your message ${made.reference}`;
    writeMail(store, { kind: 'contact-receipt', recipient: email, subject, text: message });
    return made;
  },
  listMessages: ({ query: { state, q, page, size, after }, store }) => {
    const found = store.state.messages.filter((message) => matches(message, q.toLowerCase()));
    const shown = found.filter((message) => (state ? message.state === state : message.state !== 'SPAM'));
    const counts = Object.fromEntries(
      messageStates.map((each) => [each, found.filter((message) => message.state === each).length]),
    ) as Record<MessageState, number>;
    return {
      page,
      size,
      counts,
      totalElements: shown.length,
      last: (page + 1) * size >= shown.length,
      ...pageOf(shown.map(summaryOf), { page, size, after }),
    };
  },
  getMessage: ({ params, store }) => messageOr404(store, params.id),
  replyToMessage: ({ params, body: { text, version }, ...call }) => {
    const { store, signedIn } = call;
    const before = messageFor(store, params.id, version);
    if (!messageCanBecome(before.state, 'ANSWERED')) throw new MockError('MESSAGE_STATE_REFUSED');
    const { firstName, lastName } = signedIn();
    const reply = { id: store.newId(), text, author: `${firstName} ${lastName}` };
    const replies = [...before.replies, { ...reply, createdAt: new Date().toISOString() }];
    noteAudit(call, {
      ...{ action: 'message.reply', subject: { type: 'message', id: before.id } },
      before: { state: before.state, replies: before.replies.length },
      after: { state: 'ANSWERED', replies: replies.length },
    });
    return replace(store, { ...before, replies, state: 'ANSWERED' });
  },
  setMessageState: ({ params, body: { state, version }, ...call }) => {
    const before = messageFor(call.store, params.id, version);
    if (!messageCanBeSet(before.state, state, before.replies.length > 0)) {
      throw new MockError('MESSAGE_STATE_REFUSED');
    }
    noteAudit(call, {
      ...{ action: 'message.state', subject: { type: 'message', id: before.id } },
      ...{ before: { state: before.state }, after: { state } },
    });
    return replace(call.store, { ...before, state });
  },
};

/** Whether the message was sent signed in, or from the confirmed address of an account. */
export function isOf(user: MockUser, { userId, email }: ContactMessage): boolean {
  return userId === user.id || (user.emailVerified && email.toLowerCase() === user.email.toLowerCase());
}

const referenceOf = (made: number) => `C-${made.toString(32).toUpperCase().padStart(8, '0')}`;

function matches({ reference, name, email, orderNumber, message }: MockMessage, q: string): boolean {
  return [reference, name, email, orderNumber ?? '', message].some((text) => text.toLowerCase().includes(q));
}

function summaryOf({ message, ...rest }: MockMessage): MessageSummary {
  const text = message.replace(/\s+/g, ' ');
  return { ...rest, excerpt: text.length > 160 ? `${text.slice(0, 160).trimEnd()}…` : text };
}

function messageOr404(store: MockStore, id: string): MockMessage {
  const found = store.state.messages.find((message) => message.id === id);
  if (!found) throw new MockError('MESSAGE_NOT_FOUND');
  return found;
}

function messageFor(store: MockStore, id: string, version: number): MockMessage {
  const found = messageOr404(store, id);
  if (found.version !== version) throw new MockError('MESSAGE_CHANGED');
  return found;
}

function replace(store: MockStore, message: MockMessage): MockMessage {
  const changed = { ...message, version: message.version + 1 };
  store.state.messages = store.state.messages.map((other) => (other.id === changed.id ? changed : other));
  return changed;
}
