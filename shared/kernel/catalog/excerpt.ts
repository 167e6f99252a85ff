/** Up to so many characters of a text, whole words, for descriptions. */
export function excerpt(text: string, max = 155): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).replace(/[\s.,;:–]+$/, '')}…`;
}
