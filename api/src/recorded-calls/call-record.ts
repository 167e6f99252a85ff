import { endpoints, type Endpoint } from '@ritual/shared/contract/endpoints';
import { z } from 'zod';
import { misfits, type JsonSchema } from './schema-fit.ts';

const jsonSchema = z.record(z.string(), z.unknown());
const day = z.iso.date();

/** How the API serves one call, as releases rely on it. */
export const recordedCallSchema = z.object({
  auth: z.enum(['none', 'optional', 'cart', 'user', 'admin']),
  status: z.int(),
  deprecated: z.object({ since: day, sunset: day }).optional(),
  params: jsonSchema.optional(),
  query: jsonSchema.optional(),
  body: jsonSchema.optional(),
  response: jsonSchema.optional(),
});
export type RecordedCall = z.infer<typeof recordedCallSchema>;

/** Calls by method and path. */
export const callRecordSchema = z.record(z.string(), recordedCallSchema);
export type CallRecord = Readonly<Record<string, RecordedCall>>;

const parts = ['params', 'query', 'body'] as const;
/** Each needs more than the one before. */
const needs = ['none', 'optional', 'cart', 'user', 'admin'] as const;

/** Days for which a deprecated call is answered at least: a week of open pages, and time for its teams to release. */
const leastNotice = 30;

/** Of a part that a call did not have releases send nothing, which the API reads as no fields. */
const nothing: JsonSchema = { type: 'object' };

/** The calls of the contract as they are on the wire. */
export function currentCalls(): CallRecord {
  return Object.fromEntries(
    Object.values<Endpoint>(endpoints)
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, recordOf(endpoint)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function recordOf(endpoint: Endpoint): RecordedCall {
  const { auth, status, deprecated } = endpoint;
  const schemas = [...parts, 'response' as const].flatMap((part) => {
    const schema = endpoint[part];
    return schema && !(part === 'response' && status === 204) ? [[part, onTheWire(schema)] as const] : [];
  });
  return { auth, status, ...(deprecated && { deprecated }), ...Object.fromEntries(schemas) };
}

/** What is sent, before it is parsed: money in dollars. */
function onTheWire(schema: NonNullable<Endpoint['body']>): JsonSchema {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

/**
 * What breaks releases that were built for the recorded calls, a sentence each. Calls whose sunset has passed may go.
 */
export function breaks(before: CallRecord, after: CallRecord, today: string): readonly string[] {
  return Object.entries(before).flatMap(([name, call]) => {
    const next = after[name];
    if (next) return [...breaksOfCall(name, call, next), ...earlySunset(name, call, next, today)];
    if (call.deprecated && call.deprecated.sunset < today) return [];
    return [
      call.deprecated
        ? `${name} is gone before its sunset on ${call.deprecated.sunset}.`
        : `${name} is gone. Keep it, say 'deprecated' with a sunset in its definition, and remove it after that day.`,
    ];
  });
}

function earlySunset(
  name: string,
  before: RecordedCall,
  after: RecordedCall,
  today: string,
): readonly string[] {
  const { sunset } = after.deprecated ?? {};
  if (sunset === undefined || sunset === before.deprecated?.sunset) return [];
  const earliest = new Date(Date.parse(today) + leastNotice * 86_400_000).toISOString().slice(0, 10);
  const least = before.deprecated?.sunset ?? earliest;
  return sunset < least ? [`${name} ends on ${sunset}, which is too early: on ${least} at the soonest.`] : [];
}

function breaksOfCall(name: string, before: RecordedCall, after: RecordedCall): readonly string[] {
  const requests = parts.flatMap((part) => misfits(before[part] ?? nothing, after[part] ?? {}, part));
  const answers = misfits(after.response ?? {}, before.response ?? {}, 'response');
  return [
    ...(after.status === before.status
      ? []
      : [`${name} answers ${String(after.status)} instead of ${String(before.status)}.`]),
    ...(needs.indexOf(after.auth) > needs.indexOf(before.auth)
      ? [`${name} needs '${after.auth}' instead of '${before.auth}'.`]
      : []),
    ...requests.map((reason) => `${name} refuses what releases send: ${reason}.`),
    ...answers.map((reason) => `${name} answers what releases do not accept: ${reason}.`),
  ];
}
