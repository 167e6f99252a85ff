const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…' },
  ...{ rsquo: '’', lsquo: '‘', rdquo: '”', ldquo: '“', bull: '•', deg: '°', reg: '®', trade: '™', copy: '©' },
  ...{ eacute: 'é', times: '×', frac12: '½' },
};

function decoded(entity: string, code: string): string {
  if (!code.startsWith('#')) return named[code] ?? entity;
  const number = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return number > 31 && number <= 0x10ffff && (number < 0xd800 || number > 0xdfff)
    ? String.fromCodePoint(number)
    : '';
}

/** The words of a piece of HTML, in paragraphs. It is only read as text: nothing of it is ever shown as HTML. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<(script|style)\b[^]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<!--[^]*?(-->|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<br\b[^<>]*>|<\/(div|ul|ol|tr)\s*>/gi, '\n')
    .replace(/<\/?(p|h[1-6])\b[^<>]*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]\w{1,8});/gi, decoded)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
