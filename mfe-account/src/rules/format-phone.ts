/** Formats '+16175550142' as '(617) 555-0142'; other formats are returned unchanged. */
export function formatPhone(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area && exchange && line ? `(${area}) ${exchange}-${line}` : e164;
}
