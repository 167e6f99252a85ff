import * as z from 'zod/mini';
import { mailWordsEditor } from '../../contract/index.ts';
import {
  isMailTemplate,
  mailProblems,
  mailTemplates,
  type MailTemplateId,
  type MailWords,
} from '../../kernel/index.ts';
import { noteAudit } from '../data/audit.ts';
import {
  latestWords,
  mailKind,
  presentMailEditor,
  presentMailList,
  previewOf,
  wordFacts,
} from '../data/mail-words.ts';
import { writeMail } from '../data/mails.ts';
import type { MockStore } from '../data/mock-store.ts';
import {
  discardDraft,
  publishDraft,
  putDraft,
  refused,
  takeBack,
  versionOr404,
  writeContent,
  type ContentCall,
} from '../data/write-content.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

function known({ mail }: { readonly mail: string }): MailTemplateId {
  if (!isMailTemplate(mail)) throw new MockError('MAIL_WORDS_NOT_FOUND');
  return mail;
}

function write(
  call: ContentCall,
  mail: MailTemplateId,
  what: { readonly action: string; readonly version: number },
  change: () => void,
) {
  const { store } = call;
  const current = () => z.encode(mailWordsEditor, presentMailEditor(store, mail));
  writeContent(call, { kind: mailKind(mail), current, facts: () => wordFacts(store, mail) }, what, change);
  return presentMailEditor(store, mail);
}

/** Of a version that was published, or of the first one. */
const bodyOf = (call: Pick<ContentCall, 'store'>, mail: MailTemplateId, id: number) =>
  (id === 0 ? mailTemplates[mail].words : versionOr404(call, mailKind(mail), id).body) as MailWords;

/** @param version 0: the first words; undefined: the draft, or what is in force */
const wordsFor = (store: MockStore, mail: MailTemplateId, version: number | undefined) =>
  version === undefined ? latestWords(store, mail) : bodyOf({ store }, mail, version);

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
    return previewOf(wordsFor(store, mail, version), mail, example);
  },
  saveMailDraft: ({ params, body: { version, content }, ...call }) => {
    const mail = known(params);
    return write(call, mail, { action: 'save', version }, () => {
      const problems = mailProblems(content, mailTemplates[mail]);
      if (problems.length > 0)
        throw refused(problems.map((each) => ({ ...each, path: `content.${each.path}` })));
      putDraft(call, mailKind(mail), content);
    });
  },
  discardMailDraft: ({ params, body: { version }, ...call }) => {
    const mail = known(params);
    return write(call, mail, { action: 'discard', version }, () => discardDraft(call, mailKind(mail)));
  },
  publishMail: ({ params, body: { version, at }, ...call }) => {
    const mail = known(params);
    const action = at === null ? 'publish' : 'schedule';
    return write(call, mail, { action, version }, () => publishDraft(call, mailKind(mail), at));
  },
  restoreMail: ({ params, body: { version }, ...call }) => {
    const mail = known(params);
    return write(call, mail, { action: 'restore', version }, () =>
      putDraft(call, mailKind(mail), bodyOf(call, mail, params.id)),
    );
  },
  withdrawMail: ({ params, body: { version }, ...call }) => {
    const mail = known(params);
    return write(call, mail, { action: 'withdraw', version }, () =>
      takeBack(call, mailKind(mail), params.id),
    );
  },
  testMail: ({ params, body: { version, example }, ...call }) => {
    const mail = known(params);
    const { store } = call;
    const { email: recipient } = call.signedIn();
    const { subject, text } = previewOf(wordsFor(store, mail, version), mail, example);
    writeMail(store, { kind: 'test', recipient, subject: `Test: ${subject}`, text });
    noteAudit(call, {
      ...{ action: 'content.test', subject: { type: 'content', id: mailKind(mail) } },
      ...{ before: { tested: null }, after: { tested: subject } },
    });
    return { recipient, sending: false };
  },
};
