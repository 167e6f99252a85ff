import type { ProductOptions } from '@ritual/shared/contract';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { chartRows } from '../size-charts/charts.repository.ts';
import { publishedCharts } from '../size-charts/editor.ts';

const most = 200;

/** Colors, categories, tags and size charts that a form offers. */
export async function readOptions(db: Db): Promise<ProductOptions> {
  const { rows: colors } = await db.execute<ProductOptions['colors'][number] & Record<string, unknown>>(
    sql`select key as id, name, code from colors order by position, key`,
  );
  const { rows: categories } = await db.execute<{ category: string }>(sql`
    select category from products, unnest(categories) as category
    group by category order by count(*) desc, category limit ${most}`);
  const { rows: tags } = await db.execute<{ tag: string }>(sql`
    select tag from products, unnest(tags) as tag group by tag order by count(*) desc, tag limit ${most}`);
  const sizeCharts = publishedCharts(await chartRows(db));
  return {
    ...{ colors, sizeCharts, categories: categories.map(({ category }) => category) },
    tags: tags.map(({ tag }) => tag),
  };
}
