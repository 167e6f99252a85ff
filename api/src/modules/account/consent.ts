import type { Consent } from '@ritual/shared/contract';
import type { FastifyRequest } from 'fastify';
import { eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { preferences } from '../../db/schema/index.ts';
import { asksForPrivacy } from '../../plugins/privacy-control.ts';
import { consentColumns, consentOf } from './preferences.ts';

/**
 * A decision as it may be kept: its time is not in the future, and with Global Privacy Control nothing is agreed to. That
 * opts the account out as well, so it counts as a decision of this moment.
 */
export function honoring(request: FastifyRequest, consent: Consent | null, now = new Date()): Consent | null {
  if (!consent) return null;
  const refused = asksForPrivacy(request) && (consent.analytics || consent.marketing);
  const decidedAt =
    refused || Date.parse(consent.decidedAt) > now.getTime() ? now.toISOString() : consent.decidedAt;
  return { ...consent, ...(refused && { analytics: false, marketing: false }), decidedAt };
}

/** Keeps the later of a browser's decision and the account's; two browsers at once change nothing of that. */
export async function agreeConsent(db: Db, userId: string, consent: Consent | null): Promise<Consent | null> {
  if (consent) {
    const row = consentColumns(consent);
    const kept = preferences.consentDecidedAt;
    await db
      .insert(preferences)
      .values({ userId, ...row })
      .onConflictDoUpdate({
        target: preferences.userId,
        set: { ...row, changedAt: sql`now()` },
        setWhere: sql`${kept} is null or ${kept} < ${new Date(consent.decidedAt)}`,
      });
  }
  const [found] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return found ? consentOf(found) : null;
}
