/** Name of the search parameter that carries where a visitor was going when the guard stopped them. */
export const returnParam = 'next';

/**
 * The place to return to after login, if it is a path of this site; `undefined` otherwise. Absolute
 * addresses, protocol-relative ones and backslash tricks are refused, so that a link cannot lead a shopper
 * who has just typed a password to somebody else's site.
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  if (!value || !value.startsWith('/') || /^\/[/\\]/.test(value) || /[\\\u0000-\u001f]/.test(value)) {
    return undefined;
  }
  const base = 'https://store.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  // Dots are worked out here: '/.//example.com' is '//example.com' now, which is somebody else's site.
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  return /^\/(login|register)(\/|$)/i.test(url.pathname) ? undefined : url.pathname + url.search + url.hash;
}

/** `/login` and the like with the place to return to. */
export function withReturnPath(to: string, returnTo: string): string {
  const safe = safeReturnPath(returnTo);
  return safe ? `${to}?${new URLSearchParams({ [returnParam]: safe }).toString()}` : to;
}
