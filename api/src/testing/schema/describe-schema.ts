import type { Db } from '../../db/client.ts';
import { sql, type SQL } from '../../db/drizzle.ts';

/** One line for each column, constraint and index, as PostgreSQL itself writes it. Their order in the table does not count. */
export interface SchemaDescription {
  readonly columns: readonly string[];
  readonly constraints: readonly string[];
  readonly indexes: readonly string[];
}

/** Everything of a database that a drizzle schema can declare. */
export async function describeSchema(db: Db): Promise<SchemaDescription> {
  return {
    columns: await lines(
      db,
      sql`
        select concat_ws(' ', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then 'not null' end,
          'default ' || pg_get_expr(d.adbin, d.adrelid),
          case a.attidentity when 'a' then 'always identity' when 'd' then 'by default identity' end,
          case when a.attgenerated <> '' then 'generated' end,
          'collate ' || nullif(col.collname, 'default'),
          (select concat('start ', s.seqstart, ' by ', s.seqincrement, case when s.seqcycle then ' cycle' end)
            from pg_sequence s
            where a.attidentity <> ''
              and s.seqrelid = pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname)::regclass)) as line
        from pg_attribute a
        join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        left join pg_collation col on col.oid = a.attcollation
        where a.attnum > 0 and not a.attisdropped`,
    ),
    // Not null is a property of the column here, and a constraint only since PostgreSQL 18.
    constraints: await lines(
      db,
      sql`
        select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
        from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')`,
    ),
    indexes: await lines(db, sql`select indexdef as line from pg_indexes where schemaname = 'public'`),
  };
}

/** What drizzle has no words for, by kind and name. */
export async function describeRest(db: Db): Promise<readonly string[]> {
  return lines(
    db,
    sql`
      select format('function %s', proname) as line from pg_proc f where pronamespace = 'public'::regnamespace
          -- Those of an extension come with it.
          and not exists (select from pg_depend where objid = f.oid and classid = 'pg_proc'::regclass and deptype = 'e')
      union all
      select format('trigger %s', tgname) from pg_trigger where not tgisinternal
      union all
      select format('%s %s', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
          when 'f' then 'foreign table' else 'type' end, relname)
        from pg_class c where relnamespace = 'public'::regnamespace and relkind not in ('r', 'p', 'i', 'I')
          -- Those of identity columns are described with them.
          and not exists (select from pg_depend where objid = c.oid and classid = 'pg_class'::regclass and deptype = 'i')
      union all
      select format('type %s', typname) from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
      union all
      select format('policy %s', polname) from pg_policy
      union all
      select format('extension %s', extname) from pg_extension where extname <> 'plpgsql'
      union all
      select format('schema %s', nspname) from pg_namespace where nspname !~ '^(pg_|information_schema$|public$)'`,
  );
}

async function lines(db: Db, query: SQL): Promise<readonly string[]> {
  const { rows } = await db.execute<{ line: string }>(query);
  return rows.map(({ line }) => line).sort();
}
