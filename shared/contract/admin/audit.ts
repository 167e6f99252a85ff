import * as z from 'zod/mini';
import { queryInt, text, timestamp, uuid } from '../schemas/primitives.ts';
import { adminList, adminListQuery } from './list.ts';
import { staffRoles } from './rights.ts';

const values = z.record(z.string(), z.unknown());

export const auditEntry = z.object({
  id: z.int(),
  at: timestamp,
  /** `name` is null where the account is gone. */
  actor: z.object({ id: uuid, name: z.nullable(z.string()) }),
  actorRole: z.enum(staffRoles),
  /** <subject>.<verb> */
  action: z.string(),
  /** `name`: of a person who is still there. */
  subject: z.object({ type: z.string(), id: z.string(), name: z.nullable(z.string()) }),
  /** Names of all changed fields. Values that erasure has taken out are in neither `before` nor `after`. */
  fields: z.array(z.string()),
  /** null: there was nothing before (or after). */
  before: z.nullable(values),
  after: z.nullable(values),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditList = adminList(auditEntry);

export const auditParams = z.object({
  id: queryInt().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
});

const word = text().check(z.maxLength(100));
/** Filters as they are in the page's address. */
export const auditFilters = {
  actor: z.optional(uuid),
  /** An action ('person.block'), or all of a kind of subject ('person'). */
  action: z.optional(word.check(z.regex(/^[\w-]+(\.[\w-]+)?$/, 'This is no action.'))),
  /** Of one subject: its type and id, such as 'person:0190…'. */
  subject: z.optional(word.check(z.regex(/^[\w-]+:.+$/, 'This is no subject.'))),
  /** Days in Boston's time, both included. */
  from: z.optional(z.iso.date('Enter a day like 2026-11-25.')),
  to: z.optional(z.iso.date('Enter a day like 2026-11-25.')),
};
export const auditQuery = z.extend(adminListQuery, auditFilters);
export type AuditQuery = z.output<typeof auditQuery>;

/** A part of the log as lines of a CSV file; the first part begins with the names of the columns. */
export const auditExport = z.object({ ...auditFilters, after: adminListQuery.shape.after });
export const auditExportPart = z.object({ csv: z.string(), rows: z.int(), next: z.nullable(z.string()) });
