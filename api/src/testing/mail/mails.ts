import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { sendMails } from '../../jobs/send-mails.ts';
import type { TestStore } from '../test-store.ts';

const places = {
  ...{ verify: 'verify-email', reset: 'reset-password', invite: 'invitation' },
  delay: 'orders/delay',
  change: 'orders/change',
  order: 'orders/pay',
} as const;

/** The kinds of mail that wait for a recipient, oldest first. */
export async function mailsTo(db: Db, email: string): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select kind from outbox where lower(recipient) = lower(${email}) order by created_at, kind`);
  return rows.map(({ kind }) => kind);
}

/** The token of the newest link of a kind that was sent to an address; undefined when none was. */
export async function linkOf(db: Db, email: string, kind: keyof typeof places): Promise<string | undefined> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select text from outbox where lower(recipient) = lower(${email}) and text like ${`%/${places[kind]}?token=%`}
    order by created_at desc limit 1`);
  return /\?token=([\w%-]+)/.exec(rows[0]?.text ?? '')?.[1];
}

/** The mail server refuses for good what waits. */
export async function refuseMails({ app, database }: TestStore): Promise<void> {
  const refusal = { code: 'EENVELOPE', command: 'RCPT TO', permanent: true };
  const send = () => Promise.reject(Object.assign(new Error('550 no such box'), refusal));
  await database.db.execute(sql`update outbox set next_attempt_at = now()`);
  while ((await sendMails(app.deps, { send })) > 0) continue;
}
