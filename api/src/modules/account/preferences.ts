import type { Preferences } from '@ritual/shared/contract';
import { eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { preferences } from '../../db/schema/index.ts';

type Row = Omit<typeof preferences.$inferSelect, 'userId' | 'changedAt'>;
type ConsentColumns = Pick<
  Row,
  'consentAnalytics' | 'consentMarketing' | 'consentVersion' | 'consentDecidedAt'
>;

/** Of an account that has chosen nothing yet. */
const untouched: Preferences = {
  marketingEmail: false,
  reviewRequests: false,
  sizeUnit: 'cm',
  preferredSizes: { MALE: null, FEMALE: null },
  consent: null,
};

export async function preferencesOf(db: Db, userId: string): Promise<Preferences> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return row ? present(row) : untouched;
}

export async function setPreferences(db: Db, userId: string, wanted: Preferences): Promise<Preferences> {
  const { consent, preferredSizes, marketingEmail, sizeUnit, reviewRequests } = wanted;
  const row = {
    ...{ marketingEmail, sizeUnit, menSize: preferredSizes.MALE, womenSize: preferredSizes.FEMALE },
    ...consentColumns(consent),
    // A page of an older release does not send it.
    ...(reviewRequests !== undefined && { reviewRequests }),
  };
  const [kept] = await db
    .insert(preferences)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: preferences.userId, set: { ...row, changedAt: sql`now()` } })
    .returning();
  if (!kept) throw new Error('The preferences were not stored.');
  return present(kept);
}

export const consentColumns = (consent: Preferences['consent']): ConsentColumns => ({
  consentAnalytics: consent?.analytics ?? null,
  consentMarketing: consent?.marketing ?? null,
  consentVersion: consent?.version ?? null,
  consentDecidedAt: consent ? new Date(consent.decidedAt) : null,
});

function present(row: Row): Preferences {
  const { marketingEmail, reviewRequests, sizeUnit, menSize, womenSize } = row;
  const preferredSizes = { MALE: menSize, FEMALE: womenSize };
  return { marketingEmail, reviewRequests, sizeUnit, preferredSizes, consent: consentOf(row) };
}

/** The four columns as the decision that they are; null: not asked yet. */
export function consentOf(row: ConsentColumns): Preferences['consent'] {
  const { consentAnalytics: analytics, consentMarketing: marketing, consentVersion: version } = row;
  if (analytics === null || marketing === null || version === null || !row.consentDecidedAt) return null;
  return { analytics, marketing, version, decidedAt: row.consentDecidedAt.toISOString() };
}
