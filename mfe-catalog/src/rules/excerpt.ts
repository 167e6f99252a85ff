/** Up to so many characters of a text, whole words, for descriptions. */
export function excerpt(text: string, most = 155): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).replace(/[\s.,;:–]+$/, '')}…`;
}
