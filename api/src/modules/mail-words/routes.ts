import { endpoints } from '@ritual/shared/contract/endpoints';
import { isMailTemplate, mailProblems, mailTemplates, type MailTemplateId } from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { readMailEditor, readMailList } from './editor.ts';
import { mailWrites, previewMail, sendTest } from './preview.ts';

function known({ mail }: { readonly mail: string }): MailTemplateId {
  if (!isMailTemplate(mail)) throw new AppError('MAIL_WORDS_NOT_FOUND');
  return mail;
}

/** What administrators do with the words of mails. */
export function mailWordsRoutes(router: Router, deps: Deps): void {
  const { db } = deps.database;
  route(router, endpoints.listMailWords, () => readMailList(db));
  route(router, endpoints.getMailWords, ({ params }) => readMailEditor(db, known(params)));
  route(router, endpoints.previewMail, ({ params, query }) => previewMail(deps, known(params), query));
  route(router, endpoints.testMail, ({ params, body, ...call }) => sendTest(deps, call, known(params), body));
  route(router, endpoints.saveMailDraft, async ({ params, body, ...call }) => {
    const mail = known(params);
    const { content, version } = body;
    await mailWrites(mail).saveDraft(deps, call, version, () => {
      const problems = mailProblems(content, mailTemplates[mail]);
      if (problems.length > 0)
        throw invalidFields(...problems.map((each) => ({ ...each, path: `content.${each.path}` })));
      return content;
    });
    return readMailEditor(db, mail);
  });
  route(router, endpoints.discardMailDraft, async ({ params, body, ...call }) => {
    const mail = known(params);
    await mailWrites(mail).discardDraft(deps, call, body.version);
    return readMailEditor(db, mail);
  });
  route(router, endpoints.publishMail, async ({ params, body, ...call }) => {
    const mail = known(params);
    await mailWrites(mail).publish(deps, call, body);
    return readMailEditor(db, mail);
  });
  route(router, endpoints.restoreMail, async ({ params, body, ...call }) => {
    const mail = known(params);
    await mailWrites(mail).restore(deps, call, params.id, body.version);
    return readMailEditor(db, mail);
  });
  route(router, endpoints.withdrawMail, async ({ params, body, ...call }) => {
    const mail = known(params);
    await mailWrites(mail).takeBack(deps, call, params.id, body.version);
    return readMailEditor(db, mail);
  });
}
