/** Most frequent first. */
export function byUse(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([word]) => word);
}
