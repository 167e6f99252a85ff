/** Stripe counts in whole seconds since 1970. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
