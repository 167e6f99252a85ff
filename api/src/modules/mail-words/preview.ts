import type { mailTest, mailTestAnswer, MailPreview } from '@ritual/shared/contract';
import type { MailTemplateId, MailWords } from '@ritual/shared/kernel';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { exampleDocument } from '../../mail/examples.ts';
import { compose } from '../../mail/rendering/compose.ts';
import { countTry } from '../../plugins/rate-limit.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { bodyOf } from '../content/write.ts';
import { storeMail } from '../mails/outbox.ts';
import { shopPolicy } from '../shop/policy.repository.ts';
import { shopFacts } from '../shop/repository.ts';
import { userById } from '../users/repository.ts';
import { keptMail, latestWords } from './editor.ts';
import { mailKind } from '../content/mail-words.ts';

interface Wanted {
  /** 0: the first words; undefined: the draft, or what is in force. */
  readonly version?: number | undefined;
  readonly example: number;
}

const wordsFor = (db: Db, mail: MailTemplateId, version: number | undefined): Promise<MailWords> =>
  version === undefined ? latestWords(db, mail) : bodyOf(db, keptMail(mail), version);

/** A mail with the values of an example. Throws CONTENT_VERSION_NOT_FOUND. */
export async function previewMail(
  { database: { db }, settings }: Deps,
  mail: MailTemplateId,
  { version, example }: Wanted,
): Promise<MailPreview> {
  const words = await wordsFor(db, mail, version);
  const document = exampleDocument(mail, example, settings.publicUrl);
  const { subject, html, text } = compose(document, await shopFacts(db), await shopPolicy(db), words);
  return { subject, html, text };
}

/**
 * Sends an example to the caller's own address, by the same outbox as all mails. Throws RATE_LIMITED and
 * CONTENT_VERSION_NOT_FOUND.
 */
export async function sendTest(
  deps: Deps,
  call: AuditedCall,
  mail: MailTemplateId,
  wanted: z.output<typeof mailTest>,
): Promise<z.input<typeof mailTestAnswer>> {
  const { database, settings } = deps;
  const { userId } = call.caller;
  await countTry(database.db, `mail-test:account:${userId}`, settings.limits.testMailByAccount);
  const to = await userById(database.db, userId);
  if (!to) throw new AppError('STAFF_NOT_FOUND');
  const { subject, html, text } = await previewMail(deps, mail, wanted);
  let tested: string | null = null;
  const what = {
    ...{ action: 'content.test', subject: { type: 'content', id: mailKind(mail) }, personal: null },
    read: () => Promise.resolve({ tested }),
  };
  await audited(deps, call, what, async (tx) => {
    // Without the header that stops such mails: the link of an example leads nowhere.
    await storeMail(tx, {
      ...{ kind: 'test', dedupeKey: `test:${randomUUID()}`, recipient: to.email, html, text },
      subject: `Test: ${subject}`,
    });
    tested = subject;
  });
  return { recipient: to.email, sending: settings.mail.smtpUrl !== null };
}
