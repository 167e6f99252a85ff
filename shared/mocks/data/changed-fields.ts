export type Values = Readonly<Record<string, unknown>>;

/** Of two states of a subject what the audit log notes: the fields that differ. */
export function changedFields(before: Values, after: Values): { before: Values; after: Values } {
  const changed = Object.keys(before).filter((field) => before[field] !== after[field]);
  const only = (all: Values) => Object.fromEntries(changed.map((field) => [field, all[field]]));
  return { before: only(before), after: only(after) };
}
