export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** Detects the format from the first bytes; the file name and the browser's Content-Type are ignored. */
export function kindOfPicture(bytes: Uint8Array): PictureKind | null {
  if (latin1(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (latin1(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP') return 'webp';
  // The brands of an ISO file: `avif` may be the major or a compatible brand.
  if (latin1(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(latin1(bytes, 8, boxEnd(bytes)))) return 'avif';
  return null;
}

/** Whether it is animated. Decoders return the first frame of such files, so the bytes are inspected. */
export function isAnimatedPicture(bytes: Uint8Array, kind: PictureKind): boolean {
  if (kind === 'png') return pngChunks(bytes).includes('acTL');
  // The second flag of the extended header is 'animation'.
  if (kind === 'webp') return latin1(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
  if (kind === 'avif') return latin1(bytes, 8, boxEnd(bytes)).includes('avis');
  return false;
}

const latin1 = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.max(from, to)));

const boxEnd = (bytes: Uint8Array) => (bytes.length < 4 ? 0 : Math.min(uint32(bytes, 0), 64));

const uint32 = ({ buffer, byteOffset, byteLength }: Uint8Array, at: number) =>
  new DataView(buffer, byteOffset, byteLength).getUint32(at);

/** Names of the chunks before the pixel data; an animation must be declared there. */
function pngChunks(bytes: Uint8Array): string[] {
  const names: string[] = [];
  for (let at = 8; at + 8 <= bytes.length; at += 12 + uint32(bytes, at)) {
    const name = latin1(bytes, at + 4, at + 8);
    if (name === 'IDAT') break;
    names.push(name);
  }
  return names;
}
