import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for Argon2id (algorithm 2): 19 MiB, two passes, one lane.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), options);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one of the hash. Without a hash the same work is done, so that the time of an answer does not
 * tell whether an account exists.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFKC'));
  return stored !== null && matches;
}
