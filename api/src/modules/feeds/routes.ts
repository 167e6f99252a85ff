import { Readable } from 'node:stream';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Router } from '../../plugins/contract-route.ts';
import { orderBasis } from '../shop/basis.repository.ts';
import { escaped, feedItem, readers, type FeedSeller, type Reader } from './item.ts';
import { feedProducts } from './repository.ts';

const atOnce = 200;

/** Files that Google Merchant Center and the catalog of Meta fetch: all that shoppers see, one entry for each variant. */
export function feedRoutes({ app }: Router, { database: { db }, settings }: Deps): void {
  for (const reader of Object.keys(readers) as Reader[])
    app.get(`/api/feeds/${reader}.xml`, async (_request, reply) => {
      const { facts, opened } = await orderBasis(db);
      // A reader that is refused comes back; of a file that names no seller, or a shop that it cannot see, it would refuse every entry.
      if (!facts || !opened) return reply.code(503).header('retry-after', '3600').send();
      const seller = { name: facts.name, origin: settings.publicUrl.replace(/\/$/, '') };
      return reply
        .header('content-type', 'application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(Readable.from(feed(db, reader, seller)));
    });
}

/** Part by part, so that a large catalog takes no more memory than a small one. */
async function* feed(db: Db, reader: Reader, seller: FeedSeller): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${escaped(seller.name)}</title>
<link>${escaped(seller.origin)}/</link>
<description>Products of ${escaped(seller.name)}</description>
`;
  let after = 0;
  for (;;) {
    const products = await feedProducts(db, after, atOnce);
    const last = products.at(-1);
    if (!last) break;
    for (const product of products)
      yield product.variants.map((variant) => feedItem(product, variant, reader, seller)).join('');
    after = last.id;
  }
  yield '</channel>\n</rss>\n';
}
