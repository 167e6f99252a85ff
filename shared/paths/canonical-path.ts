import { paths } from './paths.ts';

const staticSpelling = new Map(
  Object.values(paths)
    .filter(({ pattern }) => !pattern.includes(':'))
    .map(({ pattern }) => [pattern.toLowerCase(), pattern]),
);
const firstSegments = new Map(
  Object.values(paths).map(({ pattern }) => {
    const first = pattern.split('/')[1] ?? '';
    return [first.toLowerCase(), first];
  }),
);

/**
 * The canonical spelling of a pathname of this site (without query): known pages in the letter case of `paths`, no trailing
 * slash. Segments that name data (a slug) are lower-cased, ids that are not plain words stay as they are.
 */
export function canonicalPath(pathname: string): string {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const known = staticSpelling.get(trimmed.toLowerCase());
  if (known) return known;
  const [, first = '', ...rest] = trimmed.split('/');
  const spelled = firstSegments.get(first.toLowerCase());
  if (spelled === undefined) return trimmed;
  if (spelled === 'collections') return ['', spelled, ...rest.map((part) => part.toLowerCase())].join('/');
  const parent = staticSpelling.get(`/${first}/${rest[0] ?? ''}`.toLowerCase());
  if (parent && rest.length > 1) return [parent, ...rest.slice(1)].join('/');
  return ['', spelled, ...rest].join('/');
}
