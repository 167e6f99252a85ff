/**
 * The address to open for paying, in full; `null` unless it is one of the web, so that an answer can never run
 * script here. Relative addresses belong to `base`.
 */
export function paymentAddress(url: string | null, base: string): string | null {
  if (!url || !URL.canParse(url, base)) return null;
  const { protocol, href } = new URL(url, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
