import type { person, personSummary } from '@ritual/shared/contract';
import { dollarsFromCents } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { users } from '../../db/schema/index.ts';

export type PersonRow = typeof users.$inferSelect;
export type ListedRow = Omit<PersonRow, 'passwordHash' | 'pendingEmail' | 'version' | 'blockedReason'> & {
  readonly place: string;
};

export function presentSummary(row: Omit<ListedRow, 'place'>): z.input<typeof personSummary> {
  const { id, firstName, lastName, email, phone, role, orderCount } = row;
  return {
    ...{ id, firstName, lastName, email, phone, role, orders: orderCount },
    emailVerified: row.emailVerifiedAt !== null,
    blockedAt: row.blockedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    spent: dollarsFromCents(row.spentCents),
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
  };
}

export type PersonOnWire = z.input<typeof person>;
