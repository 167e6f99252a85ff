import { invariant } from '../kernel/index.ts';

export interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The URL of a call: parameters filled in and escaped, lists as repeated keys, empty values left out. */
export function urlOf(path: string, parts: Parts, baseUrl: string): string {
  const params = (parts.params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    invariant(isPlain(value) && value !== '', `${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries((parts.query ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (isPlain(item)) search.append(key, String(item));
    }
  }
  const query = search.size > 0 ? `?${search.toString()}` : '';
  return `${baseUrl || origin()}${filled}${query}`;
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The page's origin; fetch in test environments takes no relative URLs. */
function origin(): string {
  return typeof location === 'undefined' ? '' : location.origin;
}
