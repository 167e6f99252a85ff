/** Several values in one cell, with commas between them. One that has a comma itself stands in quotes, as a cell of a file does. */
export const listCell = (values: readonly string[]): string =>
  values.map((value) => (/^"|,/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(', ');

const part = /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/g;

/** The values of such a cell, each once. A quote that is not closed, or stands within words, is a character as others are. */
export function valuesOfCell(text: string): string[] {
  const found = [...text.matchAll(part)].map(([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim().replace(/\s+/g, ' '),
  );
  return [...new Set(found)].filter((value) => value !== '');
}
