/**
 * The absolute address of the payment page; `null` unless it is http(s), so that an answer can never run script here.
 * Relative addresses are resolved against `base`.
 */
export function paymentAddress(url: string | null, base: string): string | null {
  if (!url || !URL.canParse(url, base)) return null;
  const { protocol, href } = new URL(url, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
