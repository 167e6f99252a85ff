/** Path parameters that name public data; every other parameter may be private to a visitor. */
const open = ['/product/:id', '/collections/:slug', '/pages/:slug'];

/** No slug of a product or collection is longer. */
const longest = 80;

/**
 * The path of a page as analytics count it: one of `patterns`, without query, with the ids of private pages replaced by the
 * placeholders of the pattern ('/dashboard/orders/:id'). null: the admin area, which is not counted.
 */
export function countedPath(pathname: string, patterns: readonly string[]): string | null {
  const parts = partsOf(pathname);
  if (parts[0]?.toLowerCase() === 'admin') return null;
  const pattern = patterns.find((each) => fits(partsOf(each), parts));
  // Typed text is not stored: it may contain anything.
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
