/** Words that lead to an address, as texts write it. */
export function to(words: string, address: string, section?: string): string {
  return `[${words}](${address}${section === undefined ? '' : `#${section}`})`;
}
