import { brand } from '@ritual/shared/kernel';
import type { Head, HeadContext, RouteHandle } from '@ritual/shared/federation';

export interface HeadMatch {
  readonly handle?: unknown;
  readonly data?: unknown;
}

/** The head of the innermost page that has one and whose data is there; `undefined` when none has. */
export function headOf(matches: readonly HeadMatch[], context: HeadContext): Head | undefined {
  for (const { handle, data } of matches.toReversed()) {
    const make = (handle as RouteHandle | undefined)?.head;
    if (make) return madeSafely(() => make(data, context));
  }
  return undefined;
}

/** A page whose data failed or is on the way has no head; that must not take the page with it. */
function madeSafely(make: () => Head): Head | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

export const missingHead: Head = { title: 'Page not found', noIndex: true };

export function fullTitle(head: Head | undefined): string {
  return head ? `${head.title} | ${brand.name}` : brand.name;
}
