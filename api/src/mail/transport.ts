import type { Settings } from '../settings.ts';

/** A mail on its way out. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The same at every try, so that a mail that came twice can be seen to be one. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Where an answer goes; left out, to the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
}

export interface Transport {
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
}

/** Their sum is less than half of the time for which a process claims a mail (send-mails). */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** SMTP as the settings say; null: mails are kept in the outbox. */
export async function openTransport({ smtpUrl, from }: Settings['mail']): Promise<Transport | null> {
  if (smtpUrl === null) return null;
  const { createTransport } = await import('nodemailer');
  const pool = createTransport(
    {
      ...{ url: smtpUrl, pool: true, maxConnections: 5, ...timeouts },
      // The outbox retries by its own schedule.
      maxRequeues: 0,
      // A mail's content never comes from files or other servers.
      ...{ disableFileAccess: true, disableUrlAccess: true },
    },
    { from },
  );
  return {
    send: async ({ to, ...mail }) => {
      // As an object: a string would be parsed as a list of addresses.
      await pool.sendMail({ to: { name: '', address: to }, ...mail });
    },
    close: () => pool.close(),
  };
}
