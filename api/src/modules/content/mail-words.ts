import { mailWordsBody } from '@ritual/shared/contract';
import { adoptedMail, mailTemplates, type MailTemplateId, type MailWords } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { shownRow, type ContentKind } from './versions.repository.ts';

export const mailKind = (mail: MailTemplateId): ContentKind => `mail.${mail}`;

/** null: another release has written them in a form that this one does not know. */
export function mailWordsIn(mail: MailTemplateId, stored: unknown): MailWords | null {
  const { data } = mailWordsBody.safeParse(stored);
  return data ? adoptedMail(data, mailTemplates[mail]) : null;
}

interface InForce {
  readonly words: MailWords;
  /** The version that should be, and that this release cannot read: it sends the first words. null: it is. */
  readonly unread: number | null;
}

/** What a mail says that is written now, by the clock of the database. */
export async function wordsInForce(db: Db, mail: MailTemplateId): Promise<InForce> {
  const row = await shownRow(db, mailKind(mail));
  const words = row ? mailWordsIn(mail, row.body) : mailTemplates[mail].words;
  if (words) return { words, unread: null };
  return { words: mailTemplates[mail].words, unread: row?.id ?? null };
}
