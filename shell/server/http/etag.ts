import { createHash } from 'node:crypto';

/** A weak tag: the same for every encoding, including those that a proxy produces. */
export function etagOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url')}"`;
}

const opaque = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether the tag is in the If-None-Match header. */
export function matchesEtag(etag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  return known.trim() === '*' || known.split(',').some((one) => opaque(one) === opaque(etag));
}
