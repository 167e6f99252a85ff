import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { checkDocument, parseJson, writeAtomically } from './document.ts';
import { takeLock } from './lock.ts';

const tokenSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{8}$/),
  team: z.string(),
  /** The remotes whose releases it may publish and make live; null: all of them, and the shell. */
  remotes: z.array(z.string()).nullable(),
  /** SHA-256 of the secret, in hexadecimal digits. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
});
const fileSchema = z.object({ schema: z.literal(1), tokens: z.array(tokenSchema) });

/** What a team's token allows. */
export type TeamToken = Omit<z.infer<typeof tokenSchema>, 'hash'>;

export interface TokenStore {
  /** All tokens, oldest first. */
  readonly list: () => readonly TeamToken[];
  /** Creates a token; its text is returned here only, the file has a hash of it. */
  readonly create: (
    token: Pick<TeamToken, 'team' | 'remotes' | 'createdBy'>,
  ) => Promise<{ readonly token: TeamToken; readonly text: string }>;
  /** Resolves with the token that was removed, if there was one. It counts no longer from the next request on. */
  readonly revoke: (id: string) => Promise<TeamToken | undefined>;
  /** The token with this text, if it is valid. */
  readonly find: (text: string) => TeamToken | undefined;
}

const advice = 'Replace it by a backup; or delete it and create new tokens.';
const shape = /^rop_([0-9a-f]{8})_([\w-]{43})$/;

/** The tokens with which teams release over HTTP, in a file beside the channel document. */
export function tokenStore(dataDir: string): TokenStore {
  const folder = path.resolve(dataDir, 'registry');
  const file = path.join(folder, 'tokens.json');

  const read = () =>
    existsSync(file)
      ? checkDocument(fileSchema, parseJson(readFileSync(file, 'utf8'), file, advice), file, advice).tokens
      : [];

  async function change<T>(of: (tokens: z.infer<typeof fileSchema>['tokens']) => T): Promise<T> {
    mkdirSync(folder, { recursive: true });
    const release = await takeLock(path.join(folder, 'tokens.lock'));
    try {
      const tokens = read();
      const result = of(tokens);
      writeAtomically(file, `${JSON.stringify({ schema: 1, tokens }, null, 2)}\n`);
      return result;
    } finally {
      release();
    }
  }

  return {
    list: () => read().map(withoutHash),
    create: ({ team, remotes, createdBy }) =>
      change((tokens) => {
        const id = randomBytes(4).toString('hex');
        const secret = randomBytes(32).toString('base64url');
        const createdAt = new Date().toISOString();
        const token = { id, team, remotes, createdAt, createdBy };
        tokens.push({ ...token, hash: hashOf(secret).toString('hex') });
        return { token, text: `rop_${id}_${secret}` };
      }),
    revoke: (id) =>
      change((tokens) => {
        const at = tokens.findIndex((token) => token.id === id);
        const [removed] = at === -1 ? [] : tokens.splice(at, 1);
        return removed && withoutHash(removed);
      }),
    find: (text) => {
      const [, id, secret = ''] = shape.exec(text) ?? [];
      const found = read().find((token) => token.id === id);
      const matches = found && timingSafeEqual(Buffer.from(found.hash, 'hex'), hashOf(secret));
      return matches ? withoutHash(found) : undefined;
    },
  };
}

// The secret is random and as long as the hash: a slow hash, as for passwords, would add nothing.
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function withoutHash({ hash: _hash, ...token }: z.infer<typeof tokenSchema>): TeamToken {
  return token;
}
