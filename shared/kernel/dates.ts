const day = 86_400_000;

const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
] as const;

/** 'today', 'yesterday', '4 days ago', '3 weeks ago': time before `now` in whole units. */
export function relativeAge(iso: string, now: Date): string {
  const age = Math.max(0, now.getTime() - Date.parse(iso));
  if (age < day) return 'today';
  for (const [unit, length] of units) {
    const count = Math.floor(age / length);
    if (count < 1) continue;
    if (unit === 'day' && count === 1) return 'yesterday';
    return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'today';
}

/** Whether a release lies within the last so many days. */
export function isWithinDays(iso: string, days: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(iso);
  return age >= 0 && age < days * day;
}

/** 'Nov 21, 2026' in the viewer's time zone, or in a given one (servers must pass one). */
export function formatDate(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(iso));
}

/** 'Nov 21, 2026, 9:04 AM' in the viewer's time zone, or in a given one. */
export function formatDateTime(iso: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );
}

/** Where the store's days begin and end: in its reports, taxes and sales. */
export const storeTimeZone = 'America/New_York';

/** Time zones that a shop can pack in. */
export const usTimeZones = [
  { zone: 'America/New_York', name: 'Eastern time' },
  { zone: 'America/Chicago', name: 'Central time' },
  { zone: 'America/Denver', name: 'Mountain time' },
  { zone: 'America/Phoenix', name: 'Arizona time' },
  { zone: 'America/Los_Angeles', name: 'Pacific time' },
  { zone: 'America/Anchorage', name: 'Alaska time' },
  { zone: 'Pacific/Honolulu', name: 'Hawaii time' },
] as const;
export type UsTimeZone = (typeof usTimeZones)[number]['zone'];

export const timeZoneName = (wanted: string): string =>
  usTimeZones.find(({ zone }) => zone === wanted)?.name ?? wanted;
