import { getTableConfig, PgDialect, PgTable, type AnyPgColumn, type SQL } from '../../db/drizzle.ts';
import * as schema from '../../db/schema/index.ts';

const tables = (Object.values(schema) as unknown[]).filter((value) => value instanceof PgTable);
const dialect = new PgDialect();

/**
 * The statements that make the tables as `db/schema` declares them. Keys, references and uniques are named by PostgreSQL, as in
 * the migrations; checks and indexes as declared.
 */
export function declaredTables(): readonly string[] {
  const configs = tables.map((table) => getTableConfig(table));
  for (const { name, policies, enableRLS } of configs) {
    if (policies.length > 0 || enableRLS) throw new Error(`Row security of ${name} cannot be written yet.`);
  }
  return [
    ...configs.map(
      ({ name, columns }) => `create table ${quoted(name)} (${columns.map(columnOf).join(', ')})`,
    ),
    ...configs.flatMap((config) =>
      [
        ...config.primaryKeys.map(({ columns }) => `primary key (${namesOf(columns)})`),
        ...config.uniqueConstraints.map(
          ({ columns, nullsNotDistinct }) =>
            `unique ${nullsNotDistinct ? 'nulls not distinct ' : ''}(${namesOf(columns)})`,
        ),
        ...config.checks.map(({ name, value }) => `constraint ${quoted(name)} check (${textOf(value)})`),
      ].map((constraint) => `alter table ${quoted(config.name)} add ${constraint}`),
    ),
    ...configs.flatMap(({ name, foreignKeys }) =>
      foreignKeys.map((key) => {
        const { columns, foreignColumns, foreignTable } = key.reference();
        const target = `${quoted(getTableConfig(foreignTable).name)} (${namesOf(foreignColumns)})`;
        const actions = `on delete ${key.onDelete ?? 'no action'} on update ${key.onUpdate ?? 'no action'}`;
        return `alter table ${quoted(name)} add foreign key (${namesOf(columns)}) references ${target} ${actions}`;
      }),
    ),
    ...configs.flatMap(({ name, indexes }) => indexes.map(({ config }) => indexOf(name, config))),
  ];
}

type Config = ReturnType<typeof getTableConfig>;
const quoted = (name: string) => `"${name}"`;
const namesOf = (columns: readonly { readonly name: string }[]) =>
  columns.map(({ name }) => quoted(name)).join(', ');

function textOf(part: SQL): string {
  const { sql, params } = dialect.sqlToQuery(part.inlineParams());
  if (params.length > 0) throw new Error(`A declaration has parameters: ${sql}`);
  return sql;
}

function columnOf(column: AnyPgColumn): string {
  const { generatedIdentity: identity } = column;
  const { startWith: start, ...otherOptions } = identity?.sequenceOptions ?? {};
  const { generated } = column;
  const computed = generated && generated.type === 'always' ? (generated.as as SQL) : undefined;
  if ((generated && !computed) || Object.keys(otherOptions).length > 0) {
    throw new Error(`The declaration of ${column.name} cannot be written yet.`);
  }
  const as = identity?.type === 'always' ? 'always' : 'by default';
  return [
    quoted(column.name),
    column.getSQLType(),
    column.notNull && 'not null',
    column.primary && 'primary key',
    column.isUnique && 'unique',
    column.default !== undefined && `default ${defaultOf(column.default)}`,
    computed && `generated always as (${textOf(computed)}) stored`,
    identity && `generated ${as} as identity${start === undefined ? '' : ` (start with ${String(start)})`}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function defaultOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'inlineParams' in value) return textOf(value as SQL);
  if (Array.isArray(value) && value.length === 0) return `'{}'`;
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`A default that cannot be written: ${String(value)}`);
}

function indexOf(table: string, config: Config['indexes'][number]['config']): string {
  const columns = config.columns.map((column) => {
    // The call of a function, with what stands behind it: an operator class, a direction.
    if (!('indexConfig' in column)) return textOf(column as SQL);
    const { order = 'asc', nulls = 'last', opClass = '' } = column.indexConfig;
    return `${quoted(column.name ?? '')} ${opClass} ${order} nulls ${nulls}`;
  });
  return [
    `create ${config.unique ? 'unique ' : ''}index ${quoted(config.name ?? '')} on ${quoted(table)}`,
    `using ${config.method ?? 'btree'} (${columns.join(', ')})`,
    config.where && `where ${textOf(config.where)}`,
  ]
    .filter(Boolean)
    .join(' ');
}
