import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../db/is-uuid.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';

type Secret = Pick<Deps['settings'], 'tokenSecret'>;

const signed = ({ tokenSecret }: Secret, id: string): string =>
  createHmac('sha256', tokenSecret).update(`opening list: ${id}`).digest('base64url');

/** What the links in a mail prove: that it went to the address of this entry. It works as long as the entry is there. */
export const openingToken = (secret: Secret, id: string): string => `${id}.${signed(secret, id)}`;

/** The id of its entry, which may be gone. Throws LINK_INVALID. */
export function entryOfToken(secret: Secret, token: string): string {
  const [id = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(signed(secret, id));
  if (!isUuid(id) || given.length !== right.length || !timingSafeEqual(given, right))
    throw new AppError('LINK_INVALID');
  return id;
}
