import { pictureLimits, type PictureRefusal } from '@ritual/shared/kernel';
import { drawn, png } from './drawn.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><script>alert(1)</script></svg>`;

const halfOf = (picture: Buffer) => picture.subarray(0, Math.floor(picture.length / 2));

/** The pixels of a PNG overwritten, its header left as it was. */
function scrambled(picture: Buffer): Buffer {
  const copy = Buffer.from(picture);
  copy.fill(0xa5, copy.indexOf('IDAT') + 8, copy.length - 20);
  return copy;
}

/** A PNG that says so before its pixels. */
function animatedPng(still: Buffer): Buffer {
  const control = bytes('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0');
  return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
}

/** A webp that says so in its header, which is all that a decoder would need to show the first picture only. */
function animatedWebp(): Buffer {
  const header = Buffer.alloc(30);
  header.write('RIFF', 0);
  header.writeUInt32LE(22, 4);
  header.write('WEBPVP8X', 8);
  header.writeUInt32LE(10, 16);
  header[20] = 2;
  header.writeUIntLE(299, 24, 3);
  header.writeUIntLE(399, 27, 3);
  return header;
}

function bmp(): Buffer {
  const header = Buffer.alloc(54 + 64 * 64 * 3, 0x40);
  header.write('BM', 0);
  header.writeUInt32LE(header.length, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(64, 18);
  header.writeInt32LE(64, 22);
  return header;
}

type Kind = readonly [what: string, code: PictureRefusal, make: () => Buffer | Promise<Buffer>];

/** Files that are no pictures for pages, each made when it is asked for. */
export const badPictures: readonly Kind[] = [
  ['an empty file', 'PICTURE_EMPTY', () => Buffer.alloc(0)],
  ['a text', 'PICTURE_TYPE_UNSUPPORTED', () => bytes('legging-front.jpg')],
  ['an SVG with a script', 'PICTURE_TYPE_UNSUPPORTED', () => bytes(svg)],
  ['an SVG behind the first bytes of a JPEG', 'PICTURE_UNREADABLE', () => bytes(`\xff\xd8\xff\xe0${svg}`)],
  ['an SVG behind the first bytes of a PNG', 'PICTURE_UNREADABLE', () => bytes(`\x89PNG\r\n\x1a\n${svg}`)],
  [
    'a page with a script',
    'PICTURE_TYPE_UNSUPPORTED',
    () => bytes('<!doctype html><script>alert(1)</script>'),
  ],
  ['a GIF', 'PICTURE_TYPE_UNSUPPORTED', () => drawn('gif')],
  ['a TIFF', 'PICTURE_TYPE_UNSUPPORTED', () => drawn('tiff')],
  ['a BMP', 'PICTURE_TYPE_UNSUPPORTED', bmp],
  ['a HEIC', 'PICTURE_TYPE_UNSUPPORTED', () => bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['a PDF', 'PICTURE_TYPE_UNSUPPORTED', () => bytes('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ['an archive', 'PICTURE_TYPE_UNSUPPORTED', () => bytes('PK\x03\x04\x14\0\0\0\x08\0')],
  ['a program', 'PICTURE_TYPE_UNSUPPORTED', () => bytes('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0')],
  ['an animated WebP', 'PICTURE_ANIMATED', animatedWebp],
  ['an animated PNG', 'PICTURE_ANIMATED', async () => animatedPng(await drawn('png'))],
  ['half a JPEG', 'PICTURE_UNREADABLE', async () => halfOf(await drawn('jpeg'))],
  ['half a PNG', 'PICTURE_UNREADABLE', async () => halfOf(await drawn('png'))],
  ['half a WebP', 'PICTURE_UNREADABLE', async () => halfOf(await drawn('webp'))],
  ['half an AVIF', 'PICTURE_UNREADABLE', async () => halfOf(await drawn('avif'))],
  ['the first 20 bytes of a JPEG', 'PICTURE_UNREADABLE', async () => (await drawn('jpeg')).subarray(0, 20)],
  ['a PNG whose pixels were overwritten', 'PICTURE_UNREADABLE', async () => scrambled(await drawn('png'))],
  ['a PNG that says it has 900 million pixels', 'PICTURE_TOO_MANY_PIXELS', () => png(30_000, 30_000, 1)],
  ['a PNG of some KB with 64 million pixels', 'PICTURE_TOO_MANY_PIXELS', () => png(8000, 8000)],
  ['a ribbon of 8 pixels', 'PICTURE_TOO_SMALL', () => png(4000, 8)],
  [
    'a JPEG with a byte too many',
    'PICTURE_TOO_LARGE',
    async () => Buffer.concat([await drawn('jpeg'), Buffer.alloc(pictureLimits.bytes)]),
  ],
];
