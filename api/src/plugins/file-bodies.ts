import { Readable } from 'node:stream';
import type { Endpoint } from '@ritual/shared/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const anyFile = 'application/octet-stream';

/** Lets bodies of files through unread: the route reads them. What their type claims is not looked at. */
export function acceptBytes(app: FastifyInstance): void {
  if (app.hasContentTypeParser(anyFile)) return;
  for (const type of [anyFile, /^image\//])
    app.addContentTypeParser(type, (_request, payload, done) => done(null, payload));
}

/** A whole body. Of one that is too large nothing is kept; it is read to its end, so that its sender reads the answer. */
export async function readBytes(
  body: unknown,
  { most, refusal }: NonNullable<Endpoint['bytes']>,
): Promise<Buffer> {
  if (body === undefined) return Buffer.alloc(0);
  if (!(body instanceof Readable)) throw new AppError('VALIDATION_FAILED');
  let parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      length += part.length;
      if (length <= most) parts.push(part);
      else parts = [];
    }
  } catch (error) {
    // The sender has gone, and reads no answer.
    throw new AppError('VALIDATION_FAILED', { cause: error });
  }
  if (length > most) throw new AppError(refusal);
  return Buffer.concat(parts, length);
}
