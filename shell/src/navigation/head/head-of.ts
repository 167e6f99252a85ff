import type { Head, HeadContext, Metadata, MetadataContext, RouteHandle } from '@ritual/shared/federation';

export interface HeadMatch {
  readonly handle?: unknown;
  readonly data?: unknown;
}

/** The head of the innermost route that defines one; `undefined` when there is none or its data is missing. */
export function headOf(matches: readonly HeadMatch[], context: HeadContext): Head | undefined {
  for (const { handle, data } of matches.toReversed()) {
    const make = (handle as RouteHandle | undefined)?.head;
    if (make) return madeSafely(() => make(data, context));
  }
  return undefined;
}

/** Metadata for search engines, of the innermost route that defines it. A failure must not fail the page. */
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

/** `head` may throw when the page's data failed or is still loading; that must not fail the page. */
function madeSafely(make: () => Head): Head | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

export const missingHead: Head = { title: 'Page not found', noIndex: true };

/** @param name of the shop */
export function fullTitle(head: Head | undefined, name: string): string {
  return head ? `${head.title} | ${name}` : name;
}
