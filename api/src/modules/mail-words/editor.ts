import type { mailWordsEditor, mailWordsList } from '@ritual/shared/contract';
import {
  commonMailFields,
  firstKey,
  mailBlockWords,
  mailFields,
  mailTemplateIds,
  mailTemplates,
  shownVersion,
  type MailFieldName,
  type MailTemplateId,
  type MailWords,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { exampleCount } from '../../mail/examples.ts';
import type { Values } from '../audit/entries.repository.ts';
import { foundIn, stateFacts, stateOf } from '../content/state.ts';
import { rowsOfKinds, versionNow, versionRows, type VersionRow } from '../content/versions.repository.ts';
import type { Kept } from '../content/write.ts';
import { mailKind, mailWordsIn } from '../content/mail-words.ts';

const about = (mail: MailTemplateId) => {
  const { label, group, about: when } = mailTemplates[mail];
  return { mail, label, group, about: when };
};

const named = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => ({ name, label }));

const fieldOf = (name: MailFieldName) => {
  const [label, example] = mailFields[name];
  return { name, label, example };
};

/** What an administrator edits of a mail, and which versions there are. */
export async function readMailEditor(db: Db, mail: MailTemplateId): Promise<z.input<typeof mailWordsEditor>> {
  const { fields, whens, parts, buttons } = mailTemplates[mail];
  const rows = await versionRows(db, mailKind(mail));
  return {
    ...stateOf(rows, await versionNow(db, mailKind(mail)), firstKey),
    content: contentIn(rows, mail),
    template: {
      ...about(mail),
      fields: [...fields, ...commonMailFields].map(fieldOf),
      ...{ whens: named(whens), parts: named(parts), buttons: named(buttons) },
    },
    examples: exampleCount(mail),
  };
}

/** The draft, or what is in force. */
function contentIn(rows: readonly VersionRow[], mail: MailTemplateId): MailWords {
  const { draft, shown } = foundIn(rows);
  const stored = draft ?? shown;
  return (stored && mailWordsIn(mail, stored.body)) ?? mailTemplates[mail].words;
}

/** The draft, or what is in force. */
export const latestWords = async (db: Db, mail: MailTemplateId): Promise<MailWords> =>
  contentIn(await versionRows(db, mailKind(mail)), mail);

/** For the audit log. */
async function wordFacts(db: Db, mail: MailTemplateId): Promise<Values> {
  const rows = await versionRows(db, mailKind(mail));
  const { subject, preheader, heading, blocks } = contentIn(rows, mail);
  return { ...stateFacts(rows), subject, preheader, heading, text: mailBlockWords({ blocks }) };
}

export const keptMail = (mail: MailTemplateId): Kept<MailWords> => ({
  ...{ kind: mailKind(mail), first: () => mailTemplates[mail].words },
  bodyIn: (stored) => mailWordsIn(mail, stored),
  editor: (db) => readMailEditor(db, mail),
  facts: (db) => wordFacts(db, mail),
});

/** All mails, in the order of the code. */
export async function readMailList(db: Db): Promise<z.input<typeof mailWordsList>> {
  const rows = await rowsOfKinds(db, 'mail.');
  const now = Date.now();
  return {
    mails: mailTemplateIds.map((mail) => {
      const own = rows.filter(({ kind }) => kind === mailKind(mail));
      const shown = shownVersion(own, now);
      const waiting = own
        .filter(({ state, publishAt }) => state === 'PUBLISHED' && (publishAt ?? 0) > now)
        .map(({ publishAt }) => publishAt ?? 0);
      return {
        ...about(mail),
        state: !shown ? 'FIRST' : mailWordsIn(mail, shown.body) ? 'OWN' : 'UNREADABLE',
        hasDraft: own.some(({ state }) => state === 'DRAFT'),
        scheduledAt: waiting.length > 0 ? new Date(Math.min(...waiting)).toISOString() : null,
      };
    }),
  };
}
