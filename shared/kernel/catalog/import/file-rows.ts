import { csvReader, type CsvRow } from '../../csv.ts';

// A file before anything is known of what its rows say.

/** Why a file is not read at all. */
export type ImportRefusal =
  'IMPORT_EMPTY' | 'IMPORT_NOT_TEXT' | 'IMPORT_QUOTE_OPEN' | 'IMPORT_HEADER_UNKNOWN' | 'IMPORT_TOO_MANY_ROWS';

export class ImportRefused extends Error {
  readonly code: ImportRefusal;
  /** What of this file is the reason. */
  readonly words: string | null;
  constructor(code: ImportRefusal, words: string | null = null) {
    super(words ?? code);
    this.name = 'ImportRefused';
    this.code = code;
    this.words = words;
  }
}

/** Characters in which the titles of the columns, and a row, have ended; a page or a program is one line. */
const longestHeader = 1 << 20;

/** Rows that are planned at a time: what is in memory of a file. */
const partSize = 150;

/** The text of a file in parts. @throws ImportRefused for what is no text */
export function* textsOf(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const length = 1 << 15;
  const decoded = (part: Uint8Array, stream: boolean) => {
    try {
      return decoder.decode(part, { stream });
    } catch {
      throw new ImportRefused('IMPORT_NOT_TEXT');
    }
  };
  for (let at = 0; at < bytes.length; at += length) {
    const text = decoded(bytes.subarray(at, at + length), at + length < bytes.length);
    if (text.includes('\0')) throw new ImportRefused('IMPORT_NOT_TEXT');
    yield text;
  }
}

/** The rows of a file, some at a time. @throws ImportRefused */
export function* rowsOf(texts: Iterable<string>): Generator<readonly CsvRow[]> {
  const reader = csvReader();
  let read = 0;
  let begun = false;
  for (const text of texts) {
    const rows = reader.push(text);
    read += text.length;
    begun ||= rows.length > 0;
    if (!begun && read > longestHeader) throw new ImportRefused('IMPORT_HEADER_UNKNOWN');
    for (let at = 0; at < rows.length; at += partSize) yield rows.slice(at, at + partSize);
  }
  const last = reader.end();
  if (last === null) throw new ImportRefused('IMPORT_QUOTE_OPEN');
  yield last;
}
