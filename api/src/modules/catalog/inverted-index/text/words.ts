import { searchWords } from '@ritual/shared/kernel';

export const wordsOf = searchWords;

/** How many slips of a finger a word of this length may have. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Whether two words differ by few slips: a letter more, less, another, or two exchanged. */
export function isNear(word: string, other: string): boolean {
  const max = slipsAllowed(word.length);
  if (max === 0 || Math.abs(word.length - other.length) > max) return false;
  return distance(word, other, max) <= max;
}

/**
 * Optimal string alignment distance (Damerau–Levenshtein without a second edit of the same place), or more than `max`
 * as soon as it is sure to be.
 */
function distance(a: string, b: string, max: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const exchanged = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (exchanged) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current[column] = least;
    }
    if (Math.min(...current) > max) return max + 1;
    before = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
