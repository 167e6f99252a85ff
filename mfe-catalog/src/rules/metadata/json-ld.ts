const context = 'https://schema.org';

/** Breadcrumbs for search engines; URLs are absolute. */
export function breadcrumbJsonLd(steps: readonly { readonly name: string; readonly url: string }[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
