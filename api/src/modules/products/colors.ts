import { randomUUID } from 'node:crypto';
import type { newColor, ProductOptions } from '@ritual/shared/contract';
import { slugOf } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { colors } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { audited, type AuditedCall } from '../audit/audited.ts';

type Color = ProductOptions['colors'][number];

/** The last one of the forms. Its name is what makes it the same as another one. Throws COLOR_TAKEN. */
export async function addColor(
  deps: Pick<Deps, 'database'>,
  call: AuditedCall,
  { name, code }: z.output<typeof newColor>,
): Promise<Color> {
  const key = slugOf(name) || `color-${randomUUID().slice(0, 8)}`;
  const entry = {
    ...{ action: 'color.create', subject: { type: 'color', id: key }, personal: null },
    read: async (tx: Tx) => {
      const [row] = await tx.select().from(colors).where(eq(colors.key, key));
      return row ? { name: row.name, code: row.code } : null;
    },
  };
  await audited(deps, call, entry, async (tx) => {
    const position = sql`(select coalesce(max(position) + 1, 0) from colors)`;
    const made = await tx
      .insert(colors)
      .values({ key, name, code, position })
      .onConflictDoNothing()
      .returning({ key: colors.key });
    if (made.length === 0) throw new AppError('COLOR_TAKEN');
  });
  return { id: key, name, code };
}
