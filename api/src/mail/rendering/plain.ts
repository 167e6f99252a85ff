const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Without line breaks, other control characters and marks that turn the direction of the text. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}

/**
 * Without addresses of pages: of what a visitor typed into a form of ours, for a mail to the address that they entered. The store must
 * not carry a stranger's link.
 */
export function withoutAddresses(text: string): string {
  return text.replace(/\b(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+/gi, '[address left out]');
}

/** Breaks a paragraph into lines of at most 72 characters; a longer word, such as an address, stays whole. */
export function wrap(text: string, width = 72): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(text: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
