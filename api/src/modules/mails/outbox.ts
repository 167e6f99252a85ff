import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import { compose } from '../../mail/rendering/compose.ts';
import type { EmailDocument } from '../../mail/rendering/email-document.ts';
import type { Mail } from '../../mail/mail.ts';
import { wordsInForce } from '../content/mail-words.ts';
import { shopPolicy } from '../shop/policy.repository.ts';
import { shopFacts } from '../shop/repository.ts';

/**
 * Writes an email, in the words in force now, in the transaction of what it reports; a job sends it afterwards. An order whose account was deleted has no
 * address any more, and no mail is sent.
 */
export async function enqueueMail(tx: Db, document: EmailDocument): Promise<void> {
  if (document.recipient === '') return;
  const { words, unread } = await wordsInForce(tx, document.template);
  const mail = compose(document, await shopFacts(tx), await shopPolicy(tx), words);
  await tx
    .insert(outbox)
    .values({ ...mail, unreadWords: unread })
    .onConflictDoNothing();
}

/** A mail that is written already. */
export async function storeMail(tx: Db, mail: Mail): Promise<void> {
  await tx.insert(outbox).values(mail).onConflictDoNothing();
}
