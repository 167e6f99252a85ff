import { brand } from '@ritual/shared/kernel';
import type { Head, HeadContext, Metadata, MetadataContext, RouteHandle } from '@ritual/shared/federation';

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

/** What search engines read of the innermost page that says anything to them. Nothing of it is worth failing for. */
export async function metadataOf(
  matches: readonly HeadMatch[],
  context: MetadataContext,
  report: (error: unknown) => void,
): Promise<Metadata> {
  for (const { handle, data } of matches.toReversed()) {
    const load = (handle as RouteHandle | undefined)?.metadata;
    if (!load) continue;
    try {
      return (await load())(data, context);
    } catch (error) {
      report(error);
    }
  }
  return {};
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
