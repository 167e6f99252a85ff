import { invalidRequest } from './errors.ts';

type Json = Record<string, unknown>;

/** Finds what an id stands for, or gives a list that is left out unless asked for. */
export interface Expander {
  byId(id: string): object | undefined;
  included(object: Json, field: string): unknown;
}

function expandPath(node: Json, [field, ...rest]: readonly string[], path: string, expander: Expander): void {
  if (field === undefined) return;
  if (field === 'data' && Array.isArray(node['data'])) {
    for (const entry of node['data'] as Json[]) expandPath(entry, rest, path, expander);
    return;
  }
  const value = node[field];
  if (value === null) return;
  if (typeof value === 'string') node[field] = expander.byId(value) ?? refuse(path);
  else if (value === undefined) node[field] = expander.included(node, field) ?? refuse(path);
  if (rest.length > 0) expandPath(node[field] as Json, rest, path, expander);
}

function refuse(path: string): never {
  throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
}

/** Replaces ids by the objects they stand for, along paths such as `payment_intent.latest_charge`. */
export function expand<T extends object>(
  object: T,
  paths: readonly string[] | undefined,
  expander: Expander,
): T {
  if (!paths?.length) return object;
  const copy = structuredClone(object);
  for (const path of paths) expandPath(copy as Json, path.split('.'), path, expander);
  return copy;
}
