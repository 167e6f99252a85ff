import { eq, sql } from '../db/drizzle.ts';
import { outbox } from '../db/schema/index.ts';
import type { Deps } from '../deps.ts';
import { secretKinds } from '../mail/outbox.ts';
import { backoff, claimDue } from './claim.ts';

export interface Transport {
  readonly send: (mail: {
    readonly to: string;
    readonly subject: string;
    readonly html: string;
    readonly text: string;
    readonly messageId: string;
  }) => Promise<void>;
}

/** SMTP as the settings say; null: mails are kept in the outbox. */
export async function openTransport({ settings }: Pick<Deps, 'settings'>): Promise<Transport | null> {
  const { smtpUrl, from } = settings.mail;
  if (smtpUrl === null) return null;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(smtpUrl);
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Elsewhere only the hash of a link's token is kept; nobody reads a mail again here to open an account. */
const withoutLink = { html: 'The link is only in the mail.', text: 'The link is only in the mail.' };
const isSecret = (kind: string) => secretKinds.some((each) => each === kind);

/** Sends what waits in the outbox. A mail may come twice after a crash, with the same message id; it is never lost. */
export async function sendMails(
  { database: { db }, log, settings }: Deps,
  transport: Transport,
): Promise<number> {
  const ids = await claimDue(db, {
    ...{ table: 'outbox', due: 'next_attempt_at' },
    waiting: sql`sent_at is null`,
  });
  for (const id of ids) {
    const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
    if (!mail || mail.sentAt) continue;
    const { recipient, subject, html, text } = mail;
    try {
      const messageId = `<${mail.id}@${new URL(settings.publicUrl).hostname}>`;
      await transport.send({ to: recipient, subject, html, text, messageId });
      await db
        .update(outbox)
        .set({ sentAt: new Date(), ...(isSecret(mail.kind) && withoutLink) })
        .where(eq(outbox.id, id));
    } catch (error) {
      log.error({ err: error, mailId: id }, 'mail could not be sent; it will be tried again');
      await db
        .update(outbox)
        .set({
          attempts: mail.attempts + 1,
          lastError: String(error),
          nextAttemptAt: new Date(Date.now() + backoff(mail.attempts) * 1000),
        })
        .where(eq(outbox.id, id));
    }
  }
  return ids.length;
}
