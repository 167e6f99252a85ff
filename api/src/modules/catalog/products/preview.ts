import { createHmac, timingSafeEqual } from 'node:crypto';
import type { productPreview } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';

type Secret = Pick<Deps['settings'], 'tokenSecret'>;

/** How long a link works. */
const days = 7;

const signed = ({ tokenSecret }: Secret, product: string, until: string): string =>
  createHmac('sha256', tokenSecret)
    .update(`preview of product ${product} until ${until}`)
    .digest('base64url');

/** The key of a link that shows a product, also one that is not published. Nothing is kept: the key says of which one, and until when. */
export function previewKey(secret: Secret, product: number, now: Date): z.input<typeof productPreview> {
  const until = new Date(now.getTime() + days * 86_400_000);
  const seconds = String(Math.floor(until.getTime() / 1000));
  const key = `${seconds}.${signed(secret, String(product), seconds)}`;
  return { key, until: new Date(Number(seconds) * 1000).toISOString() };
}

/** Whether a key is one of this product, and still works. */
export function isPreviewKey(secret: Secret, product: number, key: string | undefined, now: Date): boolean {
  const [seconds = '', signature = ''] = (key ?? '').split('.');
  if (!/^\d{1,12}$/.test(seconds) || Number(seconds) * 1000 < now.getTime()) return false;
  const given = Buffer.from(signature);
  const right = Buffer.from(signed(secret, String(product), seconds));
  return given.length === right.length && timingSafeEqual(given, right);
}
