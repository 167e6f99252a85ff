import { endpoints } from '@ritual/shared/contract/endpoints';
import { isMailTemplate, mailProblems, mailTemplates, type MailTemplateId } from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { route, type Router } from '../../plugins/contract-route.ts';
import { discardDraft, publish, restore, saveDraft, takeBack } from '../content/write.ts';
import { keptMail, readMailEditor, readMailList } from './editor.ts';
import { previewMail, sendTest } from './preview.ts';

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
    await saveDraft(deps, call, keptMail(mail), version, () => {
      const problems = mailProblems(content, mailTemplates[mail]);
      if (problems.length > 0)
        throw invalidFields(...problems.map((each) => ({ ...each, path: `content.${each.path}` })));
      return Promise.resolve(content);
    });
    return readMailEditor(db, mail);
  });
  route(router, endpoints.discardMailDraft, async ({ params, body, ...call }) => {
    const mail = known(params);
    await discardDraft(deps, call, keptMail(mail), body.version);
    return readMailEditor(db, mail);
  });
  route(router, endpoints.publishMail, async ({ params, body, ...call }) => {
    const mail = known(params);
    await publish(deps, call, keptMail(mail), body);
    return readMailEditor(db, mail);
  });
  route(router, endpoints.restoreMail, async ({ params, body, ...call }) => {
    const mail = known(params);
    await restore(deps, call, keptMail(mail), { id: params.id, version: body.version });
    return readMailEditor(db, mail);
  });
  route(router, endpoints.withdrawMail, async ({ params, body, ...call }) => {
    const mail = known(params);
    await takeBack(deps, call, keptMail(mail), { id: params.id, version: body.version });
    return readMailEditor(db, mail);
  });
}
