/** Breadcrumb of a page for search engines: below the home page. */
export function breadcrumbJsonLd(origin: string, path: string, name: string): object {
  const steps = [
    { name: 'Home', item: `${origin}/` },
    { name, item: origin + path },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
