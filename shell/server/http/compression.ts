import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const gz = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A text in each encoding. The Brotli body is stored (a fifth of the text or less), the gzip body from its first use on. */
export interface Bodies {
  /** Number of stored bytes. */
  readonly bytes: () => number;
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
}

/** Compresses a text. `grown` is called when the number of stored bytes has increased. */
export async function bodiesOf(text: string, grown: () => void = () => undefined): Promise<Bodies> {
  const br = exact(await brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  let bytes = br.length;
  let zipped: Promise<Buffer> | undefined;
  const zip = async () => {
    const made = exact(await gz(await unpack(br), { level: 6 }));
    bytes += made.length;
    grown();
    return made;
  };
  return {
    bytes: () => bytes,
    encoded: (encoding) => {
      if (encoding === 'br') return Promise.resolve(br);
      return encoding === 'gzip' ? (zipped ??= zip()) : unpack(br);
    },
  };
}

/** Copies the bytes: zlib returns slices of larger buffers, which would stay in memory as a whole. */
function exact(part: Buffer): Buffer {
  const whole = Buffer.allocUnsafeSlow(part.length);
  part.copy(whole);
  return whole;
}

/** The best encoding that a request accepts. */
export function preferredEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/i.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/i.test(accepted) ? 'gzip' : 'identity';
}
