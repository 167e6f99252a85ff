/** '(617) 555-0142' of '+16175550142'; a number of another form is left as it is. */
export function formatPhone(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area && exchange && line ? `(${area}) ${exchange}-${line}` : e164;
}
