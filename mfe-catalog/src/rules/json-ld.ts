const context = 'https://schema.org';

/** Where a page lies, for search engines; addresses are absolute. */
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

/** Up to so many characters of a text, whole words, for descriptions. */
export function excerpt(text: string, most = 155): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).replace(/[\s.,;:–]+$/, '')}…`;
}
