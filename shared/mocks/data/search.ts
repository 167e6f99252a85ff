/**
 * How well a query matches a text, 0 for no match: the whole phrase in the name scores best, then words and prefixes, then
 * words with a typo. A substitute for the API's search, good enough for development.
 */
export function searchRank(q: string, name: string, keywords: string): number {
  const wanted = wordsOf(q);
  if (wanted.length === 0) return 0;
  const inName = wordsOf(name);
  const others = wordsOf(keywords);
  const ranks = wanted.map((word) => Math.max(3 * best(word, inName), best(word, others)));
  if (ranks.includes(0)) return 0;
  return ranks.reduce((sum, rank) => sum + rank, name.toLowerCase().includes(q.toLowerCase()) ? 3 : 0);
}

function wordsOf(text: string): string[] {
  // Without the plural's ending, so that one typo stays one typo.
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => word.replace(/(?<=...)s$/, ''));
}

function best(word: string, words: readonly string[]): number {
  if (words.some((other) => other.startsWith(word))) return 1;
  return words.some((other) => nearlySame(word, other)) ? 0.5 : 0;
}

/** Whether one insertion, deletion or change makes the words equal, or one a prefix of the other. */
function nearlySame(a: string, b: string): boolean {
  if (a.length < 4 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (skipA: number, skipB: number) => a.slice(start + skipA) === b.slice(start + skipB);
  return rest(1, 1) || rest(1, 0) || rest(0, 1);
}
