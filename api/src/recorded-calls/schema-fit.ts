/** A JSON Schema, of the kind that zod writes. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Limits of which the accepted value may not be above or below the sent one's. */
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
/** What has to be equal. */
const equal = ['format', 'multipleOf', 'not', 'allOf'] as const;

/**
 * Why a value that one schema describes might not be accepted by another, a phrase each; empty when every value is. Careful where it
 * does not know: a changed pattern counts as a reason.
 */
export function misfits(sent: JsonSchema, accepted: JsonSchema, at: string): readonly string[] {
  const [from, to] = [branchesOf(sent), branchesOf(accepted)];
  return from.flatMap((one) => {
    const tries = to.map((other) => misfitsOfOne(one, other, at)).sort((a, b) => a.length - b.length);
    return tries[0] ?? [];
  });
}

function branchesOf(schema: JsonSchema): readonly JsonSchema[] {
  const { anyOf, oneOf, type } = schema;
  const branches = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined;
  if (branches) return branches.flatMap(branchesOf);
  return Array.isArray(type) ? type.map((each: unknown) => ({ ...schema, type: each })) : [schema];
}

function misfitsOfOne(sent: JsonSchema, accepted: JsonSchema, at: string): readonly string[] {
  const [values, allowed] = [valuesOf(sent), valuesOf(accepted)];
  if (allowed) {
    if (!values) return [`${at} is no longer one of ${JSON.stringify(allowed)}`];
    return values
      .filter((value) => !allowed.includes(value))
      .map((value) => `${at} may be ${JSON.stringify(value)}`);
  }
  if (accepted['type'] === undefined) return [];
  const wider = sent['type'] === 'integer' && accepted['type'] === 'number';
  if (sent['type'] !== accepted['type'] && !wider) {
    const type = typeof sent['type'] === 'string' ? sent['type'] : 'anything';
    return [`${at} may be ${type}`];
  }
  if (values) return [];
  return [
    ...limits(sent, accepted, at),
    ...(sent['type'] === 'object' ? misfitsOfObject(sent, accepted, at) : []),
    ...(sent['type'] === 'array'
      ? misfits(schemaIn(sent, 'items'), schemaIn(accepted, 'items'), `${at}[]`)
      : []),
  ];
}

function valuesOf({ enum: list, const: only }: JsonSchema): readonly unknown[] | undefined {
  return only === undefined ? (list as readonly unknown[] | undefined) : [only];
}

function limits(sent: JsonSchema, accepted: JsonSchema, at: string): readonly string[] {
  const outside = (name: string, fits: (value: number, limit: number) => boolean) => {
    const [value, limit] = [sent[name], accepted[name]];
    if (typeof limit !== 'number') return [];
    return typeof value === 'number' && fits(value, limit)
      ? []
      : [`${at} may exceed ${name} ${String(limit)}`];
  };
  return [
    ...lower.flatMap((name) => outside(name, (value, limit) => value >= limit)),
    ...upper.flatMap((name) => outside(name, (value, limit) => value <= limit)),
    ...(matches(sent['pattern'], accepted['pattern']) ? [] : [`${at} has another pattern`]),
    ...equal.flatMap((name) =>
      accepted[name] === undefined || JSON.stringify(accepted[name]) === JSON.stringify(sent[name])
        ? []
        : [`${at} has another ${name}`],
    ),
  ];
}

function misfitsOfObject(sent: JsonSchema, accepted: JsonSchema, at: string): readonly string[] {
  const [from, to] = [sent, accepted].map((schema) => schemaIn(schema, 'properties')) as [
    JsonSchema,
    JsonSchema,
  ];
  const always = new Set(sent['required'] as readonly string[] | undefined);
  const absent = ((accepted['required'] ?? []) as readonly string[])
    .filter((name) => !always.has(name))
    .map((name) => `${at}.${name} may be absent`);
  const rest = accepted['additionalProperties'];
  const properties = Object.entries(from).flatMap(([name, schema]) => {
    const target = to[name] ?? (rest === false ? undefined : asSchema(rest));
    if (target === undefined) return [`${at}.${name} is not known`];
    return misfits(asSchema(schema), asSchema(target), `${at}.${name}`);
  });
  const others = sent['additionalProperties'];
  const further =
    typeof others === 'object' && typeof rest === 'object'
      ? misfits(asSchema(others), asSchema(rest), `${at}.*`)
      : [];
  const named = { type: 'string', ...schemaIn(sent, 'propertyNames') };
  const names = misfits(named, schemaIn(accepted, 'propertyNames'), `a name in ${at}`);
  return [...absent, ...properties, ...further, ...names];
}

const schemaIn = (schema: JsonSchema, name: string) => asSchema(schema[name]);
const asSchema = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {};

/**
 * Whether texts of one pattern are certain to match another: it is the same, or both are lists of names ('^(terms|faq)$') and the other
 * has all of them. Whether one pattern contains another is not decided here otherwise.
 */
function matches(sent: unknown, accepted: unknown): boolean {
  if (accepted === undefined || accepted === sent) return true;
  const [names, allowed] = [namesOf(sent), namesOf(accepted)];
  return names !== null && allowed !== null && names.every((name) => allowed.includes(name));
}

const namesOf = (pattern: unknown): readonly string[] | null =>
  typeof pattern === 'string' ? (/^\^\(([^()]*)\)\$$/.exec(pattern)?.[1]?.split('|') ?? null) : null;
