export interface Address {
  /** Path on this site, escaped as in a link. */
  readonly path: string;
  /** ISO 8601. */
  readonly changed?: string;
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;');

/** A sitemap with addresses of pages. */
export function urlSet(origin: string, addresses: readonly Address[]): string {
  const rows = addresses.map(({ path, changed }) => {
    const when = changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
    return `<url><loc>${escape(origin + path)}</loc>${when}</url>\n`;
  });
  return `${head}<urlset xmlns="${schema}">\n${rows.join('')}</urlset>\n`;
}

/** A sitemap index: the addresses of several sitemaps. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const rows = paths.map((path) => `<sitemap><loc>${escape(origin + path)}</loc></sitemap>\n`);
  return `${head}<sitemapindex xmlns="${schema}">\n${rows.join('')}</sitemapindex>\n`;
}
