/** Words as they stand at the beginning of a line: with a capital. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
