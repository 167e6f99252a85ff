import type { MailPreview, MailWordsEditor, MailWordsList } from '../../contract/index.ts';
import {
  commonMailFields,
  filledMail,
  firstKey,
  mailBlockWords,
  mailFields,
  mailTemplateIds,
  mailTemplates,
  type MailFieldName,
  type MailTemplateId,
  type MailWords,
} from '../../kernel/index.ts';
import type { Values } from './changed-fields.ts';
import { draftIn, presentState, shownIn, stateFacts, versionsIn } from './content-versions.ts';
import type { MockContentKind } from './content-record.ts';
import type { MockStore } from './mock-store.ts';

export const mailKind = (mail: MailTemplateId): MockContentKind => `mail.${mail}`;

const wordsIn = (row: { readonly body: unknown } | undefined) => row?.body as MailWords | undefined;

/** The draft, or what is in force. */
export function latestWords(store: MockStore, mail: MailTemplateId): MailWords {
  const kind = mailKind(mail);
  return wordsIn(draftIn(store, kind) ?? shownIn(store, kind)) ?? mailTemplates[mail].words;
}

/** As the audit log of the API has it. */
export function wordFacts(store: MockStore, mail: MailTemplateId): Values {
  const { subject, preheader, heading, blocks } = latestWords(store, mail);
  const facts = stateFacts(store, mailKind(mail));
  return { ...facts, subject, preheader, heading, text: mailBlockWords({ blocks }) };
}

const aboutOf = (mail: MailTemplateId) => {
  const { label, group, about } = mailTemplates[mail];
  return { mail, label, group, about };
};

const named = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => ({ name, label }));

const fieldOf = (name: MailFieldName) => {
  const [label, example] = mailFields[name];
  return { name, label, example };
};

/** One for each case, or the only one. */
const casesOf = (mail: MailTemplateId): readonly (readonly string[])[] => {
  const names = Object.keys(mailTemplates[mail].whens);
  return names.length === 0 ? [[]] : names.map((name) => [name]);
};

export function presentMailEditor(store: MockStore, mail: MailTemplateId): MailWordsEditor {
  const { fields, whens, parts, buttons } = mailTemplates[mail];
  return {
    ...presentState(store, mailKind(mail), firstKey),
    content: latestWords(store, mail),
    template: {
      ...aboutOf(mail),
      fields: [...fields, ...commonMailFields].map(fieldOf),
      ...{ whens: named(whens), parts: named(parts), buttons: named(buttons) },
    },
    examples: casesOf(mail).length,
  };
}

export function presentMailList(store: MockStore): MailWordsList {
  const now = Date.now();
  return {
    mails: mailTemplateIds.map((mail) => {
      const rows = versionsIn(store, mailKind(mail));
      const waiting = rows.filter(({ state, publishAt }) => state === 'PUBLISHED' && (publishAt ?? 0) > now);
      const next = Math.min(...waiting.map(({ publishAt }) => publishAt ?? 0));
      return {
        ...aboutOf(mail),
        state: shownIn(store, mailKind(mail)) ? 'OWN' : 'FIRST',
        hasDraft: draftIn(store, mailKind(mail)) !== undefined,
        scheduledAt: waiting.length > 0 ? new Date(next).toISOString() : null,
      };
    }),
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The words alone: how a mail looks is the API's. */
export function previewOf(words: MailWords, mail: MailTemplateId, example: number): MailPreview {
  const cases = casesOf(mail);
  const fields = Object.fromEntries(Object.entries(mailFields).map(([name, [, value]]) => [name, value]));
  const { subject, heading, blocks } = filledMail(words, { fields, holds: cases[example] ?? cases[0] ?? [] });
  const lines = blocks.map((block) => {
    if (block.kind === 'text') return block.text;
    return block.kind === 'button' ? block.label : `[${mailTemplates[mail].parts[block.name] ?? ''}]`;
  });
  return {
    subject,
    text: [heading, ...lines].join('\n\n'),
    html: `<!doctype html><html lang="en"><title>${escaped(subject)}</title><h1>${escaped(heading)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}</html>`,
  };
}
