import { linkForm, linkProblem, linkTarget } from '../content-link.ts';

type Known = Parameters<typeof linkProblem>[1];

const isToPerson = (link: string) => /^mailto:[^\s@<>"]+@[^\s@<>"]+$|^tel:\+?[\d-]{3,20}$/.test(link);

/** Whether it is of a form that the text of a page may have. */
export const isPageLink = (link: string): boolean =>
  isToPerson(link) || /^#[\w-]+$/.test(link) || linkTarget(link) !== null;

/** Why an author may not save a link; null: it may. @param ids fragments of the page */
export function pageLinkProblem(link: string, ids: readonly string[], known: Known): string | null {
  if (isToPerson(link)) return null;
  if (link.startsWith('#'))
    return ids.includes(link.slice(1)) ? null : 'This page has no heading with this address.';
  const problem = linkProblem(link, known);
  return problem === linkForm
    ? `${linkForm} An address for mail begins with mailto:, a number with tel:.`
    : problem;
}
