import type { contactRequest } from '@ritual/shared/contract';
import { contactTopicLabel, isAboutOrder, isSpam } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { contactReceiptMail } from '../../mail/contact-mails.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { countTries, countTry } from '../../plugins/rate-limit.ts';
import { hashOf } from '../users/secrets.ts';
import { insertMessage, orderOfAccount, sameMessage } from './repository.ts';
import { newReference } from './reference.ts';

type Request = z.output<typeof contactRequest>;

interface Sender {
  readonly userId: string | null;
  /** Where the call comes from. */
  readonly address: string;
}

/**
 * Keeps a message to the store, with its receipt, and answers with its reference. The same message again within some minutes
 * is the same one. Spam is kept without a receipt: its address often belongs to another person.
 */
export async function sendMessage(deps: Deps, request: Request, sender: Sender): Promise<string> {
  await countMessages(deps, request.email, sender);
  const { name, email, topic, message, website, seconds } = request;
  const orderNumber = isAboutOrder(topic) && request.orderNumber !== '' ? request.orderNumber : null;
  const { userId } = sender;
  const spam = isSpam({ name, trap: website, seconds, signedIn: userId !== null });
  const content = [spam, userId, name, email.toLowerCase(), topic, orderNumber, message];
  const contentHash = hashOf(JSON.stringify(content));
  return deps.database.transaction(async (tx) => {
    const before = await sameMessage(tx, contentHash);
    if (before) return before.reference;
    const orderId = userId && orderNumber ? await orderOfAccount(tx, userId, orderNumber) : null;
    const { reference } = await insertMessage(tx, {
      ...{ reference: newReference(), userId, orderId, orderNumber, contentHash },
      ...{ name, email, topic, message, state: spam ? 'SPAM' : 'NEW' },
    });
    const topicLabel = contactTopicLabel[topic];
    if (spam) return reference;
    const receipt = { name, email, reference, topicLabel, message };
    await enqueueMail(tx, contactReceiptMail(receipt, deps.settings.publicUrl));
    return reference;
  });
}

async function countMessages({ database, settings }: Deps, email: string, { userId, address }: Sender) {
  const { contactByAddress, contactByEmail, contactByAccount } = settings.limits;
  const about = { account: email, limit: contactByEmail };
  await countTries(database.db, 'contact', { address, limit: contactByAddress }, about);
  if (userId) await countTry(database.db, `contact:user:${userId}`, contactByAccount);
}
