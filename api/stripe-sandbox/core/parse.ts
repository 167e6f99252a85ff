import type { z } from 'zod';
import { invalidRequest } from './errors.ts';
import type { StripeApiError } from './errors.ts';

/** ['line_items', 0, 'quantity'] → 'line_items[0][quantity]', as Stripe names a parameter. */
function paramName(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return (first ?? '') + rest.map((part) => `[${part}]`).join('');
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function toStripeError(issue: z.core.$ZodIssue, input: unknown): StripeApiError {
  if (issue.code === 'unrecognized_keys') {
    const name = paramName([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  const name = paramName(issue.path);
  const value = valueAt(input, issue.path);
  if (value === undefined) {
    return invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing');
  }
  if (value === '') {
    return invalidRequest(
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
      name,
      'parameter_invalid_empty',
    );
  }
  if (issue.code === 'custom') {
    const code: unknown = issue.params?.['code'];
    return invalidRequest(issue.message, name, typeof code === 'string' ? code : undefined);
  }
  if (issue.code === 'invalid_value') {
    return invalidRequest(`Invalid ${name}: must be one of ${issue.values.join(', ')}`, name);
  }
  return invalidRequest(`Invalid ${name}: ${issue.message}`, name);
}

/**
 * Reads a form or query by its schema.
 * @throws StripeApiError for the first thing that is wrong, worded and coded as Stripe does
 */
export function parseParams<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const params = input ?? {};
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw issue ? toStripeError(issue, params) : invalidRequest('The request could not be read.');
}
