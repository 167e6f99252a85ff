import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, isNull, sql } from '../db/drizzle.ts';
import { outbox, storeModes } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { classifyMailError } from '../mail/classify-mail-error.ts';
import { isSecret, isStale, withoutLink } from '../mail/mail.ts';
import type { OutgoingMail, Transport } from '../mail/transport.ts';
import { shopFacts } from '../modules/shop/repository.ts';
import { backoff, claimDue, withJitter } from './claim.ts';

type MailRow = typeof outbox.$inferSelect;

/** After so many tries, about a day, a mail is given up until an administrator sends it again. */
export const maxAttempts = 12;
export const mailsAtOnce = 10;

/** A process holds a mail for so long; before that is over it has let go of it, so that no two have one at a time. */
const holdSeconds = 120;
const giveUpAfterMs = 90_000;

/**
 * Sends what waits in the outbox; answers with how many were taken on. A mail may come twice after a crash, with the same
 * message id; it is never lost. One that fails does not keep the others.
 */
export async function sendMails(deps: Deps, transport: Pick<Transport, 'send'>): Promise<number> {
  const ids = await claimDue(deps.database.db, {
    ...{ table: 'outbox', due: 'next_attempt_at', seconds: holdSeconds, limit: mailsAtOnce },
    waiting: sql`sent_at is null and failed_at is null`,
  });
  const results = await Promise.allSettled(ids.map((id) => sendOne(deps, transport, id)));
  for (const [index, result] of results.entries()) {
    // It comes back when the time for which it is held is over.
    if (result.status === 'rejected')
      deps.log.error({ err: result.reason as unknown, mailId: ids[index] }, 'outbox could not be written');
  }
  return ids.length;
}

async function sendOne(deps: Deps, transport: Pick<Transport, 'send'>, id: string): Promise<void> {
  const [mail] = await deps.database.db.select().from(outbox).where(eq(outbox.id, id));
  if (!mail || mail.sentAt || mail.failedAt) return;
  if (mail.unreadWords !== null && mail.attempts === 0)
    deps.log.error(
      { mailId: id, kind: mail.kind, version: mail.unreadWords },
      'the words of a mail are stored in a form that this release does not know; it has the first ones',
    );
  if (isStale(mail)) return giveUp(deps, mail, 'Its link has expired.');
  try {
    await inTime(transport.send({ ...outgoing(deps, mail), ...(await answersTo(deps)) }));
  } catch (error) {
    return failed(deps, mail, error);
  }
  await change(deps, id, {
    ...{ sentAt: new Date(), attempts: mail.attempts + 1, lastError: null },
    ...(isSecret(mail.kind) && withoutLink),
  });
  await noteAccepted(deps);
}

/** The first steps of a store ask whether its mail server takes mails. */
async function noteAccepted({ database }: Deps): Promise<void> {
  await database.db
    .update(storeModes)
    .set({ mailAcceptedAt: sql`now()` })
    .where(isNull(storeModes.mailAcceptedAt));
}

function outgoing({ settings }: Deps, mail: MailRow): OutgoingMail {
  const { id, kind, recipient, subject, html, text, unsubscribeUrl } = mail;
  return {
    ...{ to: recipient, subject, html, text },
    messageId: `<${id}@${new URL(settings.publicUrl).hostname}>`,
    // Absence notes and other machines do not answer a machine. An answer to a message was written by a person.
    headers: {
      ...(kind !== 'contact-reply' && { 'Auto-Submitted': 'auto-generated' }),
      // Mail programs then show a button of their own, which stops the mails without a page (RFC 8058).
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** To the shop as it is now, not as it was when the mail was written. */
async function answersTo({ database }: Deps): Promise<Pick<OutgoingMail, 'replyTo'>> {
  const shop = await shopFacts(database.db);
  return shop === null ? {} : { replyTo: { name: shop.name, address: shop.email } };
}

/** A server that lets a mail drip would hold it for ever. */
async function inTime(sending: Promise<void>): Promise<void> {
  const ended = new AbortController();
  const late = delay(giveUpAfterMs, undefined, { ref: false, signal: ended.signal }).then(
    () => Promise.reject(new Error('The mail server took too long.')),
    () => undefined,
  );
  try {
    await Promise.race([sending, late]);
  } finally {
    ended.abort();
  }
}

async function failed(deps: Deps, mail: MailRow, error: unknown): Promise<void> {
  const kind = classifyMailError(error);
  const lastError = String(error).slice(0, 500);
  const attempts = mail.attempts + (kind === 'unavailable' ? 0 : 1);
  if (kind === 'refused' || attempts >= maxAttempts) return giveUp(deps, { ...mail, attempts }, lastError);
  deps.log.warn({ err: error, mailId: mail.id }, 'mail could not be sent; it will be tried again');
  const seconds = withJitter(backoff(mail.attempts));
  await change(deps, mail.id, { attempts, lastError, nextAttemptAt: new Date(Date.now() + seconds * 1000) });
}

async function giveUp(deps: Deps, { id, kind, attempts }: MailRow, lastError: string): Promise<void> {
  deps.log.error({ mailId: id, kind, lastError }, 'mail given up');
  await change(deps, id, {
    ...{ failedAt: new Date(), attempts, lastError, ...(isSecret(kind) && withoutLink) },
  });
}

/** What has been sent stays sent, also when another process reports a failure later. */
async function change({ database }: Deps, id: string, set: Partial<MailRow>): Promise<void> {
  await database.db
    .update(outbox)
    .set(set)
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}
