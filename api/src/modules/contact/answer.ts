import type { messageReply, messageStateChange } from '@ritual/shared/contract';
import { messageCanBecome, messageCanBeSet } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { contactReplyMail } from '../../mail/contact-mails.ts';
import { audited, type Audited, type AuditedCall } from '../audit/audited.ts';
import { enqueueMail } from '../mails/outbox.ts';
import {
  changeState,
  insertReply,
  lockMessage,
  messageById,
  repliesOf,
  type MessageRow,
} from './repository.ts';

type Reply = z.output<typeof messageReply>;
type Change = z.output<typeof messageStateChange>;

/** Answers a message by mail; reply, state and mail are written together. */
export async function replyToMessage(
  deps: Pick<Deps, 'database' | 'settings'>,
  call: AuditedCall,
  id: string,
  { text, version }: Reply,
): Promise<void> {
  await audited(deps, call, ofMessage('message.reply', id), async (tx) => {
    const row = await lockFor(tx, id, version);
    if (!messageCanBecome(row.state, 'ANSWERED')) throw new AppError('MESSAGE_STATE_REFUSED');
    await insertReply(tx, { messageId: id, authorId: call.caller.userId, text });
    await changeState(tx, id, 'ANSWERED');
    const { name, email, reference, message } = row;
    await enqueueMail(
      tx,
      contactReplyMail({ name, email, reference, message, reply: text }, deps.settings.publicUrl),
    );
  });
}

export async function setMessageState(
  deps: Pick<Deps, 'database'>,
  call: AuditedCall,
  id: string,
  { state, version }: Change,
): Promise<void> {
  await audited(deps, call, ofMessage('message.state', id), async (tx) => {
    const row = await lockFor(tx, id, version);
    const answered = (await repliesOf(tx, [id])).length > 0;
    if (!messageCanBeSet(row.state, state, answered)) throw new AppError('MESSAGE_STATE_REFUSED');
    await changeState(tx, id, state);
  });
}

/** What was written stays in the conversation, and out of the log. */
const ofMessage = (action: string, id: string): Audited => ({
  ...{ action, subject: { type: 'message', id }, personal: null },
  read: async (tx) => {
    const row = await messageById(tx, id);
    return row && { state: row.state, replies: (await repliesOf(tx, [id])).length };
  },
});

/** The message as it was seen, if it is still so. Of two administrators at once one is refused. */
async function lockFor(tx: Db, id: string, version: number): Promise<MessageRow> {
  const row = await lockMessage(tx, id);
  if (!row) throw new AppError('MESSAGE_NOT_FOUND');
  if (row.version !== version) throw new AppError('MESSAGE_CHANGED');
  return row;
}
