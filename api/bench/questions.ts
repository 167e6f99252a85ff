/** What shoppers ask of the catalog: as the pages call it, from the plain to the picky. */
export const questions: readonly { readonly kind: string; readonly url: string }[] = [
  ...[
    '',
    '&gender=FEMALE',
    '&gender=FEMALE&category=Leggings',
    '&size=M&color=pine',
    '&gender=MALE&category=Hoodies&category=Jackets&size=XL&color=graphite&color=tide',
    '&sort=price-asc',
    '&sort=price-desc&gender=FEMALE&size=S',
    '&sort=trending&category=Shorts',
    '&collection=sale',
    '&collection=ritual-of-power&color=obsidian',
    '&offset=90&gender=MALE',
  ].map((rest) => ({ kind: 'list', url: `/api/products?limit=9${rest}` })),
  ...[
    '',
    'gender=FEMALE',
    'category=Leggings&size=M',
    'size=S&size=M&color=pine&color=bone',
    'collection=sale&gender=MALE',
    'gender=FEMALE&category=Leggings&category=Shorts&size=M&color=obsidian&color=clay',
    'q=hoodie&size=L',
  ].map((rest) => ({ kind: 'facets', url: `/api/products/facets?${rest}` })),
  ...['legging', 'legings', 'vigil hoodie', 'pine jacket', 'ember', 'run short men', 'xyzzyx'].flatMap(
    (q) => [
      { kind: 'search', url: `/api/search?q=${encodeURIComponent(q)}&limit=9` },
      { kind: 'search', url: `/api/products?limit=9&size=M&q=${encodeURIComponent(q)}` },
    ],
  ),
  ...['l', 'le', 'legg', 'legings', 'hood', 'vig h', 'pine', 'sale', 'embre', 'qqq'].map((q) => ({
    kind: 'suggestions',
    url: `/api/search/suggestions?q=${encodeURIComponent(q)}`,
  })),
];
