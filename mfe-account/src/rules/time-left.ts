const minute = 60_000;

/** How long it is until a moment: '2 h 42 min', '8 min'; null: it has passed. */
export function timeLeft(
  iso: string,
  now: number,
): { readonly words: string; readonly minutes: number } | null {
  const minutes = Math.ceil((Date.parse(iso) - now) / minute);
  if (minutes <= 0) return null;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return { words: hours === 0 ? `${String(rest)} min` : `${String(hours)} h ${String(rest)} min`, minutes };
}
