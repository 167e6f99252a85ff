import { kindOfPicture } from '../picture-kind.ts';

const pictures = {
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  webp: 'a WebP picture',
  avif: 'an AVIF picture',
};

const beginnings: readonly (readonly [bytes: readonly number[], name: string])[] = [
  [[0x50, 0x4b, 3, 4], 'a workbook of a spreadsheet, or a ZIP archive'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old workbook of Excel'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0x47, 0x49, 0x46, 0x38], 'a GIF picture'],
  [[0x1f, 0x8b], 'a compressed file'],
  [[0xff, 0xfe], 'text in UTF-16'],
  [[0xfe, 0xff], 'text in UTF-16'],
];

/** What a file is that is no text in UTF-8, by its first bytes: 'a JPEG picture'; null: something else. */
export function fileKind(bytes: Uint8Array): string | null {
  const picture = kindOfPicture(bytes);
  if (picture) return pictures[picture];
  return beginnings.find(([known]) => known.every((byte, index) => bytes[index] === byte))?.[1] ?? null;
}

/** Why it is not read, and what to do; null: nothing is known of it. */
export function notTextWords(bytes: Uint8Array): string | null {
  const kind = fileKind(bytes);
  return (
    kind && `This file is ${kind}. Choose a CSV file: in the spreadsheet, save the table as “CSV UTF-8”.`
  );
}
