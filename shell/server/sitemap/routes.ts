import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uncrawled } from '@ritual/shared/paths/crawling';
import { preferredEncoding } from '../http/compression.ts';
import { createSitemap, type SitemapOptions } from './sitemap.ts';

/** Files for search engines: `robots.txt`, `sitemap.xml` and, where one is not enough, `/sitemaps/….xml`. */
export function crawlerRoutes(app: FastifyInstance, options: SitemapOptions): void {
  const sitemap = createSitemap(options);
  const robots = [
    'User-agent: *',
    ...uncrawled.map((beginning) => `Disallow: ${beginning}`),
    '',
    `Sitemap: ${options.publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');

  async function answer(request: FastifyRequest, reply: FastifyReply, name?: string): Promise<FastifyReply> {
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

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots),
  );
  app.get('/sitemap.xml', (request, reply) => answer(request, reply));
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', (request, reply) =>
    answer(request, reply, request.params.name),
  );
}
