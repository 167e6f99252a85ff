/** A link in the syntax of the texts. */
export function to(words: string, address: string, section?: string): string {
  return `[${words}](${address}${section === undefined ? '' : `#${section}`})`;
}
