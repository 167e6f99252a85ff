import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { readMail, type ReadMail } from './read-mail.ts';

/** A mail as the server was given it. */
export interface Delivery extends ReadMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Whether the line was encrypted. */
  readonly secure: boolean;
}

interface Behavior {
  /** Answers a recipient, such as '550 no such box'; null takes it. */
  readonly onRecipient?: (address: string) => string | null;
  /** Answers a mail after its last line; 'drop' ends the connection instead, 'silence' says nothing. */
  readonly onData?: (mail: ReadMail) => string | null;
  readonly login?: { readonly user: string; readonly pass: string };
}

export interface MailServer {
  readonly url: string;
  readonly port: number;
  /** What it took, oldest first. */
  readonly taken: readonly Delivery[];
  /** How many connections there were. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

/** 'text with a code in front' as the library wants to be told it. */
function refusal(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

/** A real mail server on this machine; with a login it wants STARTTLS first. */
export async function startMailServer(
  { onRecipient, onData, login }: Behavior = {},
  port = 0,
): Promise<MailServer> {
  const taken: Delivery[] = [];
  let connections = 0;
  const server = new SMTPServer({
    ...(login ? {} : { disabledCommands: ['AUTH', 'STARTTLS'], authOptional: true }),
    closeTimeout: 50,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) => {
      if (username === login?.user && password === login?.pass) done(null, { user: username });
      else done(refusal('535 wrong password'));
    },
    onRcptTo: ({ address }, _session, done) => {
      const answer = onRecipient?.(address) ?? null;
      if (answer) done(refusal(answer));
      else done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = readMail(Buffer.concat(chunks).toString('latin1'));
        const answer = onData?.(mail) ?? null;
        if (answer === 'drop') return dropConnection(server, session);
        if (answer === 'silence') return;
        if (answer) return done(refusal(answer));
        taken.push({ ...mail, ...envelopeOf(session), secure: session.secure });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.server.address() as AddressInfo;
  const { user = '', pass = '' } = login ?? {};
  const who = login ? `${user}:${encodeURIComponent(pass)}@` : '';
  return {
    // Its certificate is its own.
    url: `smtp://${who}127.0.0.1:${chosen}/?tls.rejectUnauthorized=false`,
    ...{ port: chosen, taken, connections: () => connections },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function envelopeOf({ envelope }: SMTPServerSession) {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  };
}

interface Connection {
  readonly id: string;
  readonly _socket: { readonly destroy: () => void };
}

function dropConnection(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const each of server.connections as Set<Connection>) if (each.id === id) each._socket.destroy();
}
