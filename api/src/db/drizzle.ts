// The only door to the query builder. Its CommonJS build loads in a tenth of the time of its ES modules: Node reads the
// package's very large export map again for each of their 100 files, which was half of the API's start.
import { createRequire } from 'node:module';
import type * as Orm from 'drizzle-orm';
import type * as NodePostgres from 'drizzle-orm/node-postgres';
import type * as Migrator from 'drizzle-orm/node-postgres/migrator';
import type * as PgCore from 'drizzle-orm/pg-core';

const require = createRequire(import.meta.url);
const orm = require('drizzle-orm') as typeof Orm;
const pgCore = require('drizzle-orm/pg-core') as typeof PgCore;

export const { and, asc, count, desc, eq, getTableColumns, gt, isNull, lt, lte, ne, or, sql } = orm;
export const { bigint, boolean, customType, date, integer, numeric, smallint, text, timestamp, uuid } =
  pgCore;
export const { check, index, pgTable, primaryKey, unique, uniqueIndex } = pgCore;
export const { getTableConfig, PgDialect, PgTable } = pgCore;
export const { drizzle } = require('drizzle-orm/node-postgres') as typeof NodePostgres;
export const { migrate } = require('drizzle-orm/node-postgres/migrator') as typeof Migrator;

/** Like `inArray` with one parameter, so that the statement is the same for lists of any length. */
export const anyOf = <Value>(column: PgCore.AnyPgColumn<{ data: Value }>, values: readonly Value[]) =>
  sql`${column} = any(${sql.param([...values])})`;

export type { AnyPgColumn } from 'drizzle-orm/pg-core';
export type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
export type { NodePgDatabase, NodePgTransaction } from 'drizzle-orm/node-postgres';
