/** The address of an own page in a link; null: it leads elsewhere. */
export function ownPageIn(link: string): string | null {
  const path = link.replace(/[?#].*$/s, '');
  return /^\/pages\/([^/]+)\/?$/i.exec(path)?.[1]?.toLowerCase() ?? null;
}

/** The same link to the page's current address. */
export const toOwnPage = (link: string, slug: string): string =>
  link.replace(/^\/pages\/[^/?#]+/i, `/pages/${slug}`);
