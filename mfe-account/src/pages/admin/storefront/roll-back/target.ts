import type { StorefrontRollback } from '@ritual/shared/contract';

/** What a rollback begins with: one part to one of its releases, or several to a revision or a moment. */
export type RollBackStart =
  | { readonly kind: 'release'; readonly part: string }
  | { readonly kind: 'set'; readonly revision: number | null };

export type Target = Pick<StorefrontRollback, 'parts' | 'to'>;

/** The moment that a field without a time zone says, by this machine's clock; null: it says none. */
export function momentOf(local: string): string | null {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Now, as such a field wants it. */
export function localNow(now = new Date()): string {
  const here = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16);
}
