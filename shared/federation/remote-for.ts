/**
 * The remote whose prefix fits a path, or `undefined`. Case does not matter, prefixes end at segment
 * boundaries, the longest wins.
 */
export function remoteFor(
  pathname: string,
  remotes: Readonly<Record<string, { readonly prefixes: readonly string[] }>>,
): string | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '') || '/';
  let best: { name: string; length: number } | undefined;
  for (const [name, { prefixes }] of Object.entries(remotes)) {
    for (const prefix of prefixes) {
      const lower = prefix.toLowerCase();
      const fits = lower === '/' ? path === '/' : path === lower || path.startsWith(`${lower}/`);
      if (fits && (!best || lower.length > best.length)) best = { name, length: lower.length };
    }
  }
  return best?.name;
}
