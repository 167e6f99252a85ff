export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** Detects the format from the first bytes; the file name and the browser's Content-Type are ignored. */
export function kindOf(bytes: Buffer): PictureKind | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  // The brands of an ISO file: `avif` may be the major or a compatible brand.
  if (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, boxEnd(bytes)))) return 'avif';
  return null;
}

/** Whether it is animated. Decoders return the first frame of such files, so the bytes are inspected. */
export function isAnimated(bytes: Buffer, kind: PictureKind): boolean {
  if (kind === 'png') return pngChunks(bytes).includes('acTL');
  // The second flag of the extended header is 'animation'.
  if (kind === 'webp') return bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
  if (kind === 'avif') return bytes.toString('latin1', 8, boxEnd(bytes)).includes('avis');
  return false;
}

const boxEnd = (bytes: Buffer) => (bytes.length < 4 ? 0 : Math.min(bytes.readUInt32BE(0), 64));

/** Names of the chunks before the pixel data; an animation must be declared there. */
function pngChunks(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') break;
    names.push(name);
  }
  return names;
}
