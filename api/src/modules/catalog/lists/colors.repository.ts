import type { Db } from '../../../db/client.ts';
import { colors } from '../../../db/schema/index.ts';

export interface ColorRow {
  readonly key: string;
  readonly name: string;
  readonly code: string;
}

export function colorsOf(db: Db): Promise<ColorRow[]> {
  return db.select({ key: colors.key, name: colors.name, code: colors.code }).from(colors);
}
