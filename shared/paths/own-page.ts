/**
 * A page that the owner has added. Apart from `paths`, which every page of the shop loads as a whole: only its route, the sitemap and
 * the admin area need it.
 */
export const ownPage = {
  pattern: '/pages/:slug',
  to: ({ slug }: { readonly slug: string }): string => `/pages/${encodeURIComponent(slug)}`,
} as const;
