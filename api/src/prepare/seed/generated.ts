import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';

/** Ids of generated products; below are the demo catalog's, and what administrators make comes between. */
const firstId = 1_000_000;
const batch = 5000;

/** Names of lines; with what a demo product is ('High-Rise Legging') and a number they make a name. */
const lines = (
  'Ember Cinder Solstice Zenith Meridian Talon Harrier Osprey Kestrel Falcon Summit Ridge Canyon Delta Tundra Glacier ' +
  'Boreal Aurora Comet Nova Quasar Pulsar Vector Tempo Cadenza Motif Verse Stanza Ballad Anthem Chant Mantra Sutra Totem ' +
  'Sigil Rune Oracle Herald Envoy Nomad Pilgrim Wander Voyage Compass Lodestar Beacon Lantern Torch Kindle Forge Anvil ' +
  'Hammer Chisel Granite Basalt Slate Flint Quartz Onyx Jasper Cobalt Copper Iron Steel Carbon Kinetic Momentum Inertia ' +
  'Torque Pivot Fulcrum Lever Axle Gyre Spiral Helix Orbit Apogee Perigee Transit Corona Umbra Penumbra Twilight Vesper ' +
  'Matins Vigor Valor Verve Zeal Ardor Fervor Grit Mettle Resolve Steadfast Unbound Untamed Relentless Limitless Boundless'
).split(' ');

/**
 * Fills the catalog up to `wanted` products with copies of the demo catalog under other names: same pictures, colors and
 * texts, other prices and dates, and a few sizes fewer. The same number always gives the same products. Safe to repeat
 * and to go on after an end in between; answers with how many were made.
 */
export async function seedGenerated(
  db: Db,
  wanted: number,
  progress: (made: number, missing: number) => void,
): Promise<number> {
  const { rows } = await db.execute<{ total: number; next: number }>(sql`
    select count(*)::int as total,
      greatest(${firstId}, coalesce(max(id) + 1, 0))::int as next from products`);
  const { total = 0, next = firstId } = rows[0] ?? {};
  const missing = Math.max(0, wanted - total);
  for (let made = 0; made < missing; made += batch) {
    const from = next + made;
    const to = next + Math.min(missing, made + batch) - 1;
    await db.transaction((tx) => insertRange(tx, from, to));
    progress(to - next + 1, missing);
  }
  if (missing > 0) await db.execute(sql`analyze products, variants, product_images`);
  return missing;
}

async function insertRange(tx: Db, from: number, to: number): Promise<void> {
  // Every row is made of its number, so that a second run makes the same.
  await tx.execute(sql`
    create temporary table made on commit drop as
    select n as id, s.id as source, n - ${firstId} as k,
      (hashint4(n)::bigint & 2147483647) as dice
    from generate_series(${from}::int, ${to}::int) n
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as sources
      from products where id < 1000) s on s.place = n % s.sources`);
  await tx.execute(sql`
    insert into products (id, slug, name, description, details, gender, categories, price_cents,
      compare_at_cents, limited, fit_note, set_of, keywords, created_at, released_at)
    select m.id, s.slug || '-' || m.id, l.line || regexp_replace(s.name, '^\\S+', '') || ' ' || (m.k / 5600 + 1),
      s.description, s.details, s.gender, s.categories, p.price,
      case when m.dice % 7 = 0 then p.price + (m.dice % 5 + 1) * 500 end, m.dice % 40 = 0, s.fit_note, '{}',
      s.keywords, r.at, r.at
    from made m
    join products s on s.id = m.source
    cross join lateral (select (${sql.param(lines)}::text[])[m.k / 56 % ${lines.length} + 1] as line) l
    cross join lateral (select greatest(900, s.price_cents + (m.dice % 41 - 20) * 100)::int as price) p
    cross join lateral (select now() - m.dice % 1576800 * interval '1 minute' as at) r`);
  await tx.execute(sql`
    insert into product_images (product_id, position, file, alt, color, width, height, placeholder)
    select m.id, i.position, i.file, i.alt, i.color, i.width, i.height, i.placeholder
    from made m join product_images i on i.product_id = m.source`);
  await tx.execute(sql`
    insert into variants (product_id, sku, size, color, position, on_hand)
    select m.id, v.sku || '-' || m.id, v.size, v.color, v.position, (m.dice / (v.position + 1)) % 40
    from made m join variants v on v.product_id = m.source
    where v.position = 0 or (m.dice + v.position * 7) % 11 <> 0`);
  await tx.execute(sql`
    insert into collection_products (slug, product_id)
    select c.slug, m.id from made m join collection_products c on c.product_id = m.source where m.dice % 4 = 0`);
}
