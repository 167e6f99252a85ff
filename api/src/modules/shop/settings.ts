import type {
  AdminSettings,
  adminSettings,
  factsUpdate,
  frontUpdate,
  newClosedDay,
  packingUpdate,
  policyUpdate,
} from '@ritual/shared/contract';
import {
  closedDayProblem,
  closedDayProblemWords,
  defaultShippingRules,
  dollarsFromCents,
  policyAuditValues,
  policyFieldsFrom,
  storeDay,
  usTimeZones,
  withPolicyAmounts,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db, Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { shippingSettings, shopSettings } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';
import { ofSettings } from './audited-settings.ts';
import { lockFront, saveFront, storedFront } from './front.repository.ts';
import { lockShopFacts, saveShopFacts } from './repository.ts';
import { lockPolicy, storedPolicy, savePolicy } from './policy.repository.ts';
import * as shipping from './shipping.repository.ts';
import { readTax } from './tax-settings.ts';

type Database = Pick<Deps, 'database'>;

/** The time of the last change is the version: every release, and `npm run shop`, sets it. */
const versionOf = (row: { readonly changedAt: Date } | undefined) => row?.changedAt.getTime() ?? 0;

type Facts = Pick<AdminSettings, 'facts' | 'factsVersion' | 'ordersEmail'>;

async function readFacts(db: Db): Promise<Facts> {
  const [row] = await db.select().from(shopSettings);
  if (!row) return { facts: null, factsVersion: 0, ordersEmail: '' };
  const { one: _, changedAt: __, ordersEmail, ...facts } = row;
  return { facts, factsVersion: versionOf(row), ordersEmail: ordersEmail ?? '' };
}

const zoneIn = (stored: string) => usTimeZones.find(({ zone }) => zone === stored)?.zone;

async function readPacking(db: Db): Promise<Pick<AdminSettings, 'packing' | 'packingVersion'>> {
  const [row] = await db.select().from(shippingSettings);
  const { timeZone, cutoff, pickup, processingDays } = defaultShippingRules;
  const { standard, expedited, 'next-day': nextDay } = processingDays;
  const packing = row
    ? {
        ...{
          timeZone: zoneIn(row.timeZone),
          cutoff: row.cutoff,
          pickup: row.pickup,
          standard: row.standardDays,
        },
        ...{ expedited: row.expeditedDays, nextDay: row.nextDayDays },
      }
    : { timeZone: zoneIn(timeZone), cutoff, pickup, standard, expedited, nextDay };
  return { packing, packingVersion: versionOf(row) };
}

async function readPolicy(db: Db) {
  const { fields, changedAt } = await storedPolicy(db);
  return {
    policy: withPolicyAmounts(fields, dollarsFromCents),
    policyVersion: changedAt?.getTime() ?? 0,
  };
}

async function readFront(db: Db): Promise<Pick<AdminSettings, 'front' | 'frontVersion'>> {
  const { front, changedAt } = await storedFront(db);
  return { front, frontVersion: changedAt?.getTime() ?? 0 };
}

export async function readSettings(db: Db): Promise<z.input<typeof adminSettings>> {
  const [facts, packing, policy, front, closed] = [
    await readFacts(db),
    await readPacking(db),
    await readPolicy(db),
    await readFront(db),
    await shipping.allClosedDays(db),
  ];
  const today = storeDay(new Date());
  const closedDays = closed.filter(({ day }) => day >= today);
  return { ...facts, ...packing, ...policy, ...front, closedDays, ...(await readTax(db)) };
}

export async function updateFacts(
  deps: Database,
  call: AuditedCall,
  { version, ordersEmail, ...facts }: z.output<typeof factsUpdate>,
): Promise<void> {
  const read = async (tx: Tx) => {
    const { facts: now, ordersEmail: to } = await readFacts(tx);
    return now && { ...now, ordersEmail: to ?? '' };
  };
  await audited(deps, call, ofSettings('facts', 'facts', read), async (tx) => {
    await lockShopFacts(tx);
    if ((await readFacts(tx)).factsVersion !== version) throw new AppError('SETTINGS_CHANGED');
    await saveShopFacts(tx, facts, ordersEmail);
  });
}

export async function updatePacking(
  deps: Database,
  call: AuditedCall,
  { version, timeZone, cutoff, pickup, standard, expedited, nextDay }: z.output<typeof packingUpdate>,
): Promise<void> {
  const read = async (tx: Tx) => (await readPacking(tx)).packing;
  await audited(deps, call, ofSettings('packing', 'packing', read), async (tx) => {
    await tx.execute(sql`lock table ${shippingSettings} in share row exclusive mode`);
    const before = await readPacking(tx);
    if (before.packingVersion !== version) throw new AppError('SETTINGS_CHANGED');
    const zone = timeZone ?? before.packing.timeZone ?? defaultShippingRules.timeZone;
    const processingDays = { standard, expedited, 'next-day': nextDay };
    await shipping.saveShippingSettings(tx, { timeZone: zone, cutoff, pickup, processingDays });
  });
}

export async function updatePolicy(
  deps: Database,
  call: AuditedCall,
  { version, ...fields }: z.output<typeof policyUpdate>,
): Promise<void> {
  const read = async (tx: Tx) => policyAuditValues((await storedPolicy(tx)).fields);
  await audited(deps, call, ofSettings('policy', 'policy', read), async (tx) => {
    await lockPolicy(tx);
    const stored = await storedPolicy(tx);
    if ((stored.changedAt?.getTime() ?? 0) !== version) throw new AppError('SETTINGS_CHANGED');
    await savePolicy(tx, policyFieldsFrom(fields, stored.fields));
  });
}

export async function updateFront(
  deps: Database,
  call: AuditedCall,
  { version, ...front }: z.output<typeof frontUpdate>,
): Promise<void> {
  const read = async (tx: Tx) => ({ ...(await storedFront(tx)).front });
  await audited(deps, call, ofSettings('front', 'front', read), async (tx) => {
    await lockFront(tx);
    if ((await readFront(tx)).frontVersion !== version) throw new AppError('SETTINGS_CHANGED');
    await saveFront(tx, front);
  });
}

const auditedDay = (action: string, day: string) =>
  ofSettings(action, 'closed-days', async (tx) => {
    const found = (await shipping.allClosedDays(tx)).find((each) => each.day === day);
    return { [`Closed on ${day}`]: found ? found.note || 'yes' : null };
  });

export async function addClosedDay(
  deps: Database,
  call: AuditedCall,
  closed: z.output<typeof newClosedDay>,
): Promise<void> {
  await audited(deps, call, auditedDay('close', closed.day), async (tx) => {
    const closedDays = (await shipping.allClosedDays(tx)).map(({ day }) => day);
    const problem = closedDayProblem(closed.day, { today: storeDay(new Date()), closedDays });
    if (problem) throw invalidFields({ path: 'day', message: closedDayProblemWords[problem] });
    await shipping.addClosedDay(tx, closed);
  });
}

export async function removeClosedDay(deps: Database, call: AuditedCall, day: string): Promise<void> {
  await audited(deps, call, auditedDay('open', day), async (tx) => {
    if (!(await shipping.removeClosedDay(tx, day))) throw new AppError('CLOSED_DAY_NOT_FOUND');
  });
}
