import type { Resolvers } from './resolver.ts';

export const sitemapResolvers: Resolvers<'sitemapProducts'> = {
  sitemapProducts: ({ query: { page, size }, store }) => {
    const listed = store.catalog
      .products()
      .filter(({ variants }) => variants.length > 0)
      .toSorted((a, b) => a.id - b.id);
    const end = (page + 1) * size;
    return {
      content: listed.slice(page * size, end).map(({ id, createdAt, releasedAt }) => ({
        id,
        updatedAt: createdAt > releasedAt ? createdAt : releasedAt,
      })),
      page,
      size,
      totalElements: listed.length,
      last: end >= listed.length,
    };
  },
};
