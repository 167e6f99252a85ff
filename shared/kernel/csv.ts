/** A spreadsheet must not take what a person has typed for a formula (OWASP, 'CSV Injection'). Numbers stay numbers. */
const cell = (value: string | number) =>
  typeof value === 'number'
    ? String(value)
    : `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}
