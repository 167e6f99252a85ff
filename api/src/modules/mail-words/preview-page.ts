import { mailPageQuery, mailWordsParams } from '@ritual/shared/contract';
import {
  firstKey,
  isMailTemplate,
  keyIn,
  mailTemplates,
  type MailTemplateId,
  type MailWords,
} from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { exampleDocument } from '../../mail/examples.ts';
import { compose } from '../../mail/rendering/compose.ts';
import type { Router } from '../../plugins/contract-route.ts';
import { rowByKey } from '../content/versions.repository.ts';
import { shopPolicy } from '../shop/policy.repository.ts';
import { shopFacts } from '../shop/repository.ts';
import { mailKind, mailWordsIn } from '../content/mail-words.ts';

/**
 * A mail brings its styles along, which no page of the store may have, a frame in it neither. So the preview is a document of
 * its own, in which nothing runs, loads or leads away.
 */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox";

async function wordsByKey(db: Db, mail: MailTemplateId, key: string): Promise<MailWords | null> {
  if (key === firstKey) return mailTemplates[mail].words;
  const row = await rowByKey(db, mailKind(mail), keyIn(key));
  return row ? mailWordsIn(mail, row.body) : null;
}

/** A version of a mail with the values of an example, by its key: as the pages of the shop are previewed. */
export function mailPreviewRoutes({ app }: Router, { database: { db }, settings }: Deps): void {
  app.get('/api/public/mails/:mail/preview', async (request, reply) => {
    const params = mailWordsParams.safeParse(request.params);
    const query = mailPageQuery.safeParse(request.query);
    const mail = params.data?.mail ?? '';
    const words = isMailTemplate(mail) && query.success ? await wordsByKey(db, mail, query.data.draft) : null;
    void reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer');
    if (!isMailTemplate(mail) || !words)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('There is no such version of this email.');
    const document = exampleDocument(mail, query.data?.example ?? 0, settings.publicUrl);
    const { html } = compose(document, await shopFacts(db), await shopPolicy(db), words);
    // A link leads nowhere: without this it would be opened in the frame.
    return reply
      .type('text/html; charset=utf-8')
      .send(html.replace('<head>', '<head><base target="_blank">'));
  });
}
