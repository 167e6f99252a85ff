import { randomInt } from 'node:crypto';
import { factorPolicy } from '@ritual/shared/kernel';
import { and, eq, isNull, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { recoveryCodes } from '../../db/schema/index.ts';
import { hashOfCode } from './sealed-secret.ts';

/** Crockford's: no letter that is mistaken for a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newCode = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');

/** New codes in place of those that there were; shown once, as '8K2M-QW4T-9XNB-5HRD'. */
export async function issueCodes(tx: Db, userId: string, factorSecret: string): Promise<string[]> {
  const codes = Array.from({ length: factorPolicy.recoveryCodes }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOfCode(code, userId, factorSecret) })));
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

export async function spendRecoveryCode(
  tx: Db,
  userId: string,
  code: string,
  factorSecret: string,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOfCode(code, userId, factorSecret)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function codesLeft(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
