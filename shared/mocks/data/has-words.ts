/** Whether a text has all words of a search: two letters begin a word, more stand anywhere, a telephone number is one word. */
export function hasWords(text: string, q: string): boolean {
  const digits = q.replace(/\D/g, '');
  const isPhone = /^\+?[\d\s().-]+$/.test(q) && digits.length >= 3;
  const words = isPhone ? [digits] : q.toLowerCase().split(/\s+/).slice(0, 6);
  const searched = ` ${text}`.toLowerCase();
  return words.every((word) => searched.includes([...word].length < 3 && word !== '' ? ` ${word}` : word));
}
