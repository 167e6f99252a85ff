import { Secret, TOTP } from 'otpauth';
import { brand } from '@ritual/shared/kernel';
import { eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { authenticatorApps } from '../../db/schema/index.ts';
import { openSecret } from './sealed-secret.ts';

// RFC 6238 as all apps know it: SHA-1, six digits, 30 seconds. One period before and after counts, for clocks that differ.
const period = 30;
const window = 1;

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

/** 160 random bits in base32. */
export const newAppSecret = () => new Secret({ size: 20 }).base32;

/** What a QR code shows to the app. */
export const appUri = (secret: string, email: string) => totp(secret, email).toString();

/** The period of a code; null for one that is not valid now. */
export function stepOf(secret: string, code: string): number | null {
  const timestamp = Date.now();
  const delta = totp(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

/** Whether a code of the person's app is right; it is used up by that, with all before it. */
export async function spendAppCode(
  tx: Db,
  userId: string,
  code: string,
  factorSecret: string,
): Promise<boolean> {
  const [app] = await tx
    .select()
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
    .for('update');
  const step = app ? stepOf(openSecret(app.sealedSecret, userId, factorSecret), code) : null;
  if (!app || step === null || step <= app.lastStep) return false;
  await tx.update(authenticatorApps).set({ lastStep: step }).where(eq(authenticatorApps.userId, userId));
  return true;
}

/** In place of the one that there was. */
export async function storeApp(
  tx: Db,
  userId: string,
  sealedSecret: string,
  lastStep: number,
): Promise<void> {
  await tx
    .insert(authenticatorApps)
    .values({ userId, sealedSecret, lastStep })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { sealedSecret, lastStep, createdAt: sql`now()` },
    });
}
