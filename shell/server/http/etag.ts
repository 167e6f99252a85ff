import { createHash } from 'node:crypto';

/** Weak, so that it is one and the same for every encoding, also for those that a proxy makes of it. */
export function etagOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url')}"`;
}

const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether it is among what the browser has already (If-None-Match). */
export function isKnown(etag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  return known.trim() === '*' || known.split(',').some((one) => opaque(one) === opaque(etag));
}
