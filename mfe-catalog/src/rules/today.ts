/**
 * The end of the current day in UTC, as ISO 8601. Loaders add it to their data and pages compute ages from it: server and
 * browser then render the same, and a cached page matches a fresh one of the same day.
 */
export function today(now = new Date()): string {
  return `${now.toISOString().slice(0, 10)}T23:59:59.999Z`;
}
