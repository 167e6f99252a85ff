import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uncrawled } from '@ritual/shared/paths/crawling';
import { preferredEncoding } from '../http/compression.ts';
import type { ShopOpening } from '../opening/opening.ts';
import { createSitemap, type SitemapOptions } from './sitemap.ts';

interface CrawlerOptions extends SitemapOptions {
  readonly opening: Pick<ShopOpening, 'closed'>;
}

/**
 * Files for search engines: `robots.txt`, `sitemap.xml` and, where one is not enough, `/sitemaps/….xml`. Before the shop opens there
 * is no sitemap. Its pages may be fetched then as later: that they are not to be listed is said in the pages.
 */
export function crawlerRoutes(app: FastifyInstance, { opening, ...options }: CrawlerOptions): void {
  const sitemap = createSitemap(options);
  const rules = ['User-agent: *', ...uncrawled.map((beginning) => `Disallow: ${beginning}`), ''];
  const listed = [`Sitemap: ${options.publicOrigin}/sitemap.xml`, ''];

  async function answer(request: FastifyRequest, reply: FastifyReply, name?: string): Promise<FastifyReply> {
    if (await opening.closed())
      return reply
        .code(503)
        .header('retry-after', '3600')
        .header('cache-control', 'no-store')
        .send('The shop has not opened yet.');
    const file = await sitemap(name).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The sitemap cannot be made.');
      return undefined;
    });
    void reply.header('vary', 'accept-encoding');
    if (file === undefined) return reply.code(503).header('retry-after', '60').send('Not now.');
    if (file === null) return reply.code(404).send('There is no such sitemap.');
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('content-type', 'application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(await file.encoded(encoding));
  }

  app.get('/robots.txt', async (_request, reply) => {
    const closed = await opening.closed();
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', closed ? 'no-store' : 'public, max-age=3600')
      .send([...rules, ...(closed ? [] : listed)].join('\n'));
  });
  app.get('/sitemap.xml', (request, reply) => answer(request, reply));
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', (request, reply) =>
    answer(request, reply, request.params.name),
  );
}
