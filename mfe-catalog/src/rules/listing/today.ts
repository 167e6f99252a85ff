/**
 * The end of the present day in UTC, as ISO 8601. Loaders put it beside their data and pages compute ages from it: server
 * and browser then say the same, and a page from the cache agrees with a fresh one of the same day.
 */
export function today(now = new Date()): string {
  return `${now.toISOString().slice(0, 10)}T23:59:59.999Z`;
}
