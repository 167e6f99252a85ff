import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A text in each encoding, each compressed when first asked for and then kept. */
export interface Bodies {
  readonly identity: Buffer;
  readonly encoded: (encoding: Encoding) => Promise<Buffer>;
}

export function bodiesOf(text: string): Bodies {
  const identity = Buffer.from(text);
  const kept = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  const compress = {
    br: () => brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: () => gz(identity, { level: 6 }),
  };
  return {
    identity,
    encoded: (encoding) => {
      const before = kept.get(encoding);
      if (before) return before;
      const made = encoding === 'identity' ? Promise.resolve(identity) : compress[encoding]();
      kept.set(encoding, made);
      return made;
    },
  };
}

/** The best encoding that a request accepts. */
export function preferred(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/i.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/i.test(accepted) ? 'gzip' : 'identity';
}
