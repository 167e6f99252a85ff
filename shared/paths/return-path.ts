/** Name of the search parameter with the page that the guard kept a visitor from. */
export const returnParam = 'next';

/**
 * The path to return to after login, if it is on this site; `undefined` otherwise. Absolute URLs, protocol-relative ones and
 * backslash tricks are refused, so that a link cannot send a shopper who has just typed a password to another site.
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  if (!value || !value.startsWith('/') || /^\/[/\\]/.test(value) || /[\\\u0000-\u001f]/.test(value)) {
    return undefined;
  }
  const base = 'https://store.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  // The URL parser has resolved dots: '/.//example.com' is '//example.com' now, which is another site.
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  return /^\/(login|register)(\/|$)/i.test(url.pathname) ? undefined : url.pathname + url.search + url.hash;
}

/** `/login` and the like with the path to return to. */
export function withReturnPath(to: string, returnTo: string): string {
  const safe = safeReturnPath(returnTo);
  return safe ? `${to}?${new URLSearchParams({ [returnParam]: safe }).toString()}` : to;
}
