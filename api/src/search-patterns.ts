/** So many words are looked for; more than anybody's name and address have. */
const mostWords = 6;
/** Digits and what people put between them. */
const asPhone = /^\+?[\d\s().-]+$/;

/**
 * The patterns that have to be found, all of them in an index of trigrams (decision 042). From three letters on they are found anywhere; one
 * or two are in no part of three letters, so they begin a word, which the index knows by the space before it. A number that was
 * typed with spaces and brackets is one word.
 */
export function patternsOf(q: string): readonly string[] {
  const digits = q.replace(/\D/g, '');
  const words =
    asPhone.test(q) && digits.length >= 3 ? [digits] : q.toLowerCase().split(/\s+/).slice(0, mostWords);
  return words
    .filter((word) => word !== '')
    .map((word) => ([...word].length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`));
}

/** Text that stands for itself in a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of one or two letters. */
export const beginsWord = (pattern: string): boolean => pattern.startsWith('% ');
