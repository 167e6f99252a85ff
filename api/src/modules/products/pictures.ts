import type { productUpdate } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Tx } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import { invalidFields, type FieldProblem } from '../../errors.ts';

type Wanted = NonNullable<z.output<typeof productUpdate>['pictures']>;

/** Makes a product have exactly these pictures, in this order: uploads, or pictures that a product has already. */
export async function writePictures(tx: Tx, productId: number, wanted: Wanted | undefined): Promise<void> {
  if (wanted === undefined) return;
  const files = sql.param(wanted.map(({ file }) => file));
  // A row that is changed is not deleted by the clean-up, which looks at it once more.
  await tx.execute(sql`
    update pictures set used_at = now() where file = any(${files}::text[]) and used_at is null`);
  await refuseUnknown(tx, wanted, files);
  // Pictures of the demo catalog were never uploaded: what is taken out now can be put back.
  await tx.execute(sql`
    insert into pictures (file, width, height, placeholder, used_at)
    select distinct on (file) file, width, height, placeholder, now() from product_images
    where product_id = ${productId} on conflict (file) do nothing`);
  const rows = wanted.map((each, position) => ({ ...each, position, keeps: each.focus === undefined }));
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as w (file text, alt text, color text, focus text, keeps boolean, position integer)`;
  const known = sql`(
    select file, width, height, placeholder from pictures where file = any(${files}::text[])
    union all select file, width, height, placeholder from product_images where file = any(${files}::text[]))`;
  // What stays as it is is not written again: each write makes every process read the product anew.
  await tx.execute(sql`
    with made as materialized (
      select w.file, w.alt, w.color, w.position, k.width, k.height, k.placeholder,
        -- An older page does not know the point of a picture: it stays that of the file.
        case when w.keeps then (
          select i.focus from product_images i where i.product_id = ${productId} and i.file = w.file
          order by i.position limit 1) else w.focus end as focus
        from ${given}
        cross join lateral (select * from ${known} k where k.file = w.file limit 1) k),
    gone as (
      delete from product_images i where i.product_id = ${productId} and i.position >= ${wanted.length})
    insert into product_images (product_id, position, file, alt, color, focus, width, height, placeholder)
    select ${productId}, position, file, alt, color, focus, width, height, placeholder from made
    on conflict (product_id, position) do update set file = excluded.file, alt = excluded.alt, color = excluded.color,
      focus = excluded.focus, width = excluded.width, height = excluded.height, placeholder = excluded.placeholder
    where (product_images.file, product_images.alt, product_images.color, product_images.focus)
      is distinct from (excluded.file, excluded.alt, excluded.color, excluded.focus)`);
}

async function refuseUnknown(tx: Tx, wanted: Wanted, files: ReturnType<typeof sql.param>): Promise<void> {
  const { rows } = await tx.execute<{ file: string }>(sql`
    select file from pictures where file = any(${files}::text[])
    union select file from product_images where file = any(${files}::text[])`);
  const { rows: colors } = await tx.execute<{ key: string }>(sql`select key from colors`);
  const isKnown = new Set(rows.map(({ file }) => file));
  const isColor = new Set(colors.map(({ key }) => key));
  const problems = wanted.flatMap(({ file, color }, index): FieldProblem[] => {
    const of = `pictures.${String(index)}`;
    if (!isKnown.has(file))
      return [
        {
          path: `${of}.file`,
          message: 'This picture is not kept any more. Remove it, and upload it once more.',
        },
      ];
    if (color !== null && !isColor.has(color))
      return [{ path: `${of}.color`, message: 'The store has no such color.' }];
    return [];
  });
  if (problems.length > 0) throw invalidFields(...problems);
}
