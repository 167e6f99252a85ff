const compact = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumFractionDigits: 1,
});

/** '18 orders', '1 order', 'about 1.2 million people'. */
export function countWords(count: number, exact: boolean, one: string, many: string): string {
  if (!exact) return `about ${compact.format(count)} ${many}`;
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
