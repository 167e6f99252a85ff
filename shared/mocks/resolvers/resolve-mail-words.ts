import * as z from 'zod/mini';
import { mailWordsEditor } from '../../contract/index.ts';
import { isMailTemplate, mailProblems, mailTemplates, type MailTemplateId } from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import { presentVersions } from '../data/content-versions.ts';
import { presentMailEditor, presentMailList, previewOf, wordsOf } from '../data/mail-words.ts';
import { writeMail } from '../data/mails.ts';
import type { MockStore } from '../data/mock-store.ts';
import { MockError } from '../mock-error.ts';
import { contentWrites } from './content-writes.ts';
import type { Resolvers } from './resolver.ts';

function known({ mail }: { readonly mail: string }): MailTemplateId {
  if (!isMailTemplate(mail)) throw new MockError('MAIL_WORDS_NOT_FOUND');
  return mail;
}

const writesOf = (mail: MailTemplateId) =>
  contentWrites(
    wordsOf(mail),
    (store) => presentMailEditor(store, mail),
    (editor) => z.encode(mailWordsEditor, editor),
  );

/** @param version 0: the first words; undefined: the draft, or what is in force */
function wordsIn(store: MockStore, mail: MailTemplateId, version: number | undefined) {
  const of = wordsOf(mail);
  if (version === undefined) return presentVersions(store, of).content;
  if (version === 0) return of.first;
  const found = of.rows(store).find(({ id, state }) => id === version && state !== 'DRAFT');
  if (!found) throw new MockError('CONTENT_VERSION_NOT_FOUND');
  return found.body;
}

export const mailWordsResolvers: Resolvers<
  | 'listMailWords'
  | 'getMailWords'
  | 'previewMail'
  | 'saveMailDraft'
  | 'discardMailDraft'
  | 'publishMail'
  | 'restoreMail'
  | 'withdrawMail'
  | 'testMail'
> = {
  listMailWords: ({ store }) => presentMailList(store),
  getMailWords: ({ params, store }) => presentMailEditor(store, known(params)),
  previewMail: ({ params, query: { version, example }, store }) => {
    const mail = known(params);
    return previewOf(wordsIn(store, mail, version), mail, example);
  },
  saveMailDraft: ({ params, body: { version, content }, ...call }) => {
    const mail = known(params);
    return writesOf(mail).save(call, version, () => {
      const problems = mailProblems(content, mailTemplates[mail]);
      const fields = problems.map((each) => ({ ...each, path: `content.${each.path}` }));
      if (fields.length > 0) throw new MockError('VALIDATION_FAILED', { details: { fields } });
      return content;
    });
  },
  discardMailDraft: ({ params, body: { version }, ...call }) =>
    writesOf(known(params)).discard(call, version),
  publishMail: ({ params, body, ...call }) => writesOf(known(params)).publish(call, body),
  restoreMail: ({ params, body: { version }, ...call }) =>
    writesOf(known(params)).restore(call, params.id, version),
  withdrawMail: ({ params, body: { version }, ...call }) =>
    writesOf(known(params)).takeBack(call, params.id, version),
  testMail: ({ params, body: { version, example }, ...call }) => {
    const mail = known(params);
    const { store } = call;
    const { email: recipient } = call.signedIn();
    const { subject, text } = previewOf(wordsIn(store, mail, version), mail, example);
    writeMail(store, { kind: 'test', recipient, subject: `Test: ${subject}`, text });
    noteAudit(call, {
      ...{ action: 'content.test', subject: { type: 'content', id: `mail:${mail}` } },
      ...{ before: { tested: null }, after: { tested: subject } },
    });
    return { recipient, sending: false };
  },
};
