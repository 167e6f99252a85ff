const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something has waited: 'now', '25 min', '47 h', '2 days'. */
export function ageWords(iso: string, now: number): string {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < minute) return 'now';
  if (age < hour) return `${String(Math.floor(age / minute))} min`;
  if (age < 2 * day) return `${String(Math.floor(age / hour))} h`;
  return `${String(Math.floor(age / day))} days`;
}

/** Whether it has waited longer than so many hours. */
export const isOlderThan = (iso: string, hours: number, now: number): boolean =>
  now - Date.parse(iso) > hours * hour;
