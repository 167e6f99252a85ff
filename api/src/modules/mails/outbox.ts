import type { Db } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import { compose, type Letter } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mail.ts';
import { shopFacts } from '../shop/repository.ts';

/**
 * Writes a letter in the transaction of what it reports; a job sends it afterwards. An order of somebody who has left has no
 * address any more, and nobody is told of it.
 */
export async function enqueueMail(tx: Db, letter: Letter): Promise<void> {
  if (letter.recipient === '') return;
  await storeMail(tx, compose(letter, await shopFacts(tx)));
}

/** A mail that is written already. */
export async function storeMail(tx: Db, mail: Mail): Promise<void> {
  await tx.insert(outbox).values(mail).onConflictDoNothing();
}
