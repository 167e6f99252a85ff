import type { mailWordsEditor, mailWordsList } from '@ritual/shared/contract';
import {
  commonMailFields,
  mailFields,
  mailTemplateIds,
  mailTemplates,
  shownVersion,
  type MailFieldName,
  type MailTemplateId,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { exampleCount } from '../../mail/examples.ts';
import { readVersions } from '../content/editor.ts';
import { rowsOfKinds } from '../content/versions.repository.ts';
import { wordsOf } from './in-force.ts';

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
  const { editor } = await readVersions(db, wordsOf(mail));
  return {
    ...editor,
    template: {
      ...about(mail),
      fields: [...fields, ...commonMailFields].map(fieldOf),
      ...{ whens: named(whens), parts: named(parts), buttons: named(buttons) },
    },
    examples: exampleCount(mail),
  };
}

/** All mails, in the order of the code. */
export async function readMailList(db: Db): Promise<z.input<typeof mailWordsList>> {
  const rows = await rowsOfKinds(db, 'mail:');
  const now = Date.now();
  return {
    mails: mailTemplateIds.map((mail) => {
      const { kind, read } = wordsOf(mail);
      const own = rows.filter((row) => row.kind === kind);
      const shown = shownVersion(own, now);
      const waiting = own
        .filter(({ state, publishAt }) => state === 'PUBLISHED' && (publishAt ?? 0) > now)
        .map(({ publishAt }) => publishAt ?? 0);
      return {
        ...about(mail),
        state: !shown ? 'FIRST' : read(shown.body) ? 'OWN' : 'UNREADABLE',
        hasDraft: own.some(({ state }) => state === 'DRAFT'),
        scheduledAt: waiting.length > 0 ? new Date(Math.min(...waiting)).toISOString() : null,
      };
    }),
  };
}
