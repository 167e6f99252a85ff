import type { SessionUser } from '@ritual/shared/federation';

/** 'Hi, Maya' or 'Hi, Guest'. */
export function greeting(user: SessionUser | null): string {
  return `Hi, ${user?.firstName ?? 'Guest'}`;
}

/** First letters of first and last name, or U. */
export function initials(user: SessionUser | null): string {
  const letters = [user?.firstName, user?.lastName]
    .map((name) => [...(name?.trim() ?? '')][0] ?? '')
    .join('');
  return letters.toUpperCase() || 'U';
}
