import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

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
export const tokensSchema = z.object({ schema: z.literal(1), tokens: z.array(tokenSchema) });
export type StoredTokens = z.infer<typeof tokensSchema>['tokens'];

/** Where the tokens are kept: a file, or a row. */
export interface TokenRecords {
  readonly read: () => Promise<StoredTokens>;
  /** Lets `of` change the tokens, while other changes of them wait, and writes them. */
  readonly change: <T>(of: (tokens: StoredTokens) => T) => Promise<T>;
}

/** What a team's token allows. */
export type TeamToken = Omit<z.infer<typeof tokenSchema>, 'hash'>;

export interface TokenStore {
  /** All tokens, oldest first. */
  readonly list: () => Promise<readonly TeamToken[]>;
  /** Creates a token; its text is returned here only, kept is a hash of it. */
  readonly create: (
    token: Pick<TeamToken, 'team' | 'remotes' | 'createdBy'>,
  ) => Promise<{ readonly token: TeamToken; readonly text: string }>;
  /** Resolves with the token that was removed, if there was one. It counts no longer from the next request on. */
  readonly revoke: (id: string) => Promise<TeamToken | undefined>;
  /** The token with this text, if it is valid. */
  readonly find: (text: string) => Promise<TeamToken | undefined>;
}

export const tokensAdvice = 'Replace it by a backup; or delete it and create new tokens.';
const shape = /^rop_([0-9a-f]{8})_([\w-]{43})$/;

/** The tokens with which teams release over HTTP. */
export function tokenStore({ read, change }: TokenRecords): TokenStore {
  return {
    list: async () => (await read()).map(withoutHash),
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
    find: async (text) => {
      const [, id, secret = ''] = shape.exec(text) ?? [];
      const found = (await read()).find((token) => token.id === id);
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
