/**
 * The remote whose prefix matches a path, or `undefined`. Case does not matter, prefixes end at segment boundaries, the
 * longest wins.
 */
export function remoteFor(
  pathname: string,
  remotes: Readonly<Record<string, { readonly prefixes: readonly string[] }>>,
): string | undefined {
  let best: { name: string; length: number } | undefined;
  for (const [name, { prefixes }] of Object.entries(remotes)) {
    for (const prefix of prefixes) {
      if (prefixFits(pathname, prefix) && (!best || prefix.length > best.length)) {
        best = { name, length: prefix.length };
      }
    }
  }
  return best?.name;
}

/** Whether a path or a route pattern is below a prefix; `/` alone is the home page only. */
export function prefixFits(pathname: string, prefix: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  const lower = prefix.toLowerCase();
  return lower === '/' ? path === '/' : path === lower || path.startsWith(`${lower}/`);
}
