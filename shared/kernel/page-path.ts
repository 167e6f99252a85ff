/** Parts of addresses that name what everybody may see; every other part that varies may be somebody's own. */
const open = ['/product/:id', '/collections/:slug'];

/** Longer parts of an address are nobody's product or collection. */
const longest = 80;

/**
 * The address of a page as it is counted: one of `patterns`, without query, with the ids of private pages left as they
 * are in the pattern ('/dashboard/orders/:id'). null: the administrators' own area, which is not counted.
 */
export function countedPath(pathname: string, patterns: readonly string[]): string | null {
  const parts = partsOf(pathname);
  if (parts[0]?.toLowerCase() === 'admin') return null;
  const pattern = patterns.find((each) => fits(partsOf(each), parts));
  // What somebody typed is not kept: there may be anything in it.
  if (pattern === undefined) return '/no-such-page';
  if (!open.includes(pattern)) return pattern;
  return parts.every((part) => /^[\w-]+$/.test(part) && part.length <= longest)
    ? `/${parts.join('/').toLowerCase()}`
    : pattern;
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith(':') || part.toLowerCase() === parts[index]?.toLowerCase())
  );
}
