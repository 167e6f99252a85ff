/** A mail, decoded. */
export interface ReadMail {
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  readonly text: string;
  readonly html: string;
}

/** Reads a mail of two parts as a mail program would: folded headers, encoded words, transfer encodings. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const type = headers['content-type'] ?? '';
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const part = (kind: string) => {
    const found = parts.find((each) => each.headers['content-type']?.startsWith(kind));
    return found ? decoded(found).trimEnd() : '';
  };
  return { headers, type: type.split(';')[0] ?? '', text: part('text/plain'), html: part('text/html') };
}

interface Entity {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function split(raw: string): Entity {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

const quoted = (text: string) =>
  text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function bytes(encoding: string, body: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('latin1');
  return /quoted/i.test(encoding) ? quoted(body.replace(/=\r\n/g, '')) : body;
}

const utf8 = (latin1: string) => Buffer.from(latin1, 'latin1').toString('utf8');

function decoded({ headers, body }: Entity): string {
  return utf8(bytes(headers['content-transfer-encoding'] ?? '', body)).replaceAll('\r\n', '\n');
}

/** '=?UTF-8?Q?S=C3=B8ren?=' → 'Søren' */
function words(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, coded: string) =>
      utf8(how.toUpperCase() === 'B' ? bytes('base64', coded) : quoted(coded.replaceAll('_', ' '))),
    );
}
