/** 'Nov 19' in UTC: the server's page and the browser's must match, and a release is a day, not an hour. */
export function releaseDay(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  );
}
