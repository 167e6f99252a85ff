import { invariant } from '../kernel/index.ts';

export interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The address of a call: parameters filled in and escaped, lists as repeated keys, empty values left out. */
export function urlOf(path: string, parts: Parts, baseUrl: string): string {
  const params = (parts.params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    invariant(value !== undefined && value !== null && value !== '', `${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries((parts.query ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  const query = search.size > 0 ? `?${search.toString()}` : '';
  return `${baseUrl || origin()}${filled}${query}`;
}

/** Where the page came from; the fetch of test environments takes no relative addresses. */
function origin(): string {
  return typeof location === 'undefined' ? '' : location.origin;
}
