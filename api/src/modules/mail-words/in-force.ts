import { mailWordsBody } from '@ritual/shared/contract';
import {
  adoptedMail,
  mailBlockWords,
  mailTemplates,
  type MailTemplateId,
  type MailWords,
} from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import type { ContentOf } from '../content/kind.ts';
import { shownRow } from '../content/versions.repository.ts';

/** The words of one mail, as they are kept. */
export function wordsOf(mail: MailTemplateId): ContentOf<MailWords> {
  const template = mailTemplates[mail];
  return {
    ...{ kind: `mail:${mail}`, first: template.words },
    read: (stored) => {
      const { data } = mailWordsBody.safeParse(stored);
      return data ? adoptedMail(data, template) : null;
    },
    words: ({ subject, preheader, heading, blocks }) => ({
      ...{ subject, preheader, heading, text: mailBlockWords({ blocks }) },
    }),
  };
}

interface InForce {
  readonly words: MailWords;
  /** The version that should be, and that this release cannot read: it sends the first words. null: it is. */
  readonly unread: number | null;
}

/** What a mail says that is written now, by the clock of the database. */
export async function wordsInForce(db: Db, mail: MailTemplateId): Promise<InForce> {
  const { kind, first, read } = wordsOf(mail);
  const row = await shownRow(db, kind);
  if (!row) return { words: first, unread: null };
  const words = read(row.body);
  return words ? { words, unread: null } : { words: first, unread: row.id };
}
