import type { ImportKind } from '@ritual/shared/kernel';

const root = '/admin/AdminDashboard';
const below = (page: string) => ({
  all: `${root}/${page}`,
  one: (id: string) => `${root}/${page}/${encodeURIComponent(id)}`,
  pattern: `${root}/${page}/:id`,
});

const [people, messages, mails] = [below('people'), below('messages'), below('emails')];
const [orders, reviews, products] = [below('orders'), below('reviews'), below('products')];
const imports = below('imports');
const mailTexts = below('mails');
const packing = { slips: `${orders.all}/packing-slips`, pickList: `${orders.all}/pick-list` };
const collections = below('collections');
const pages = below('pages');
const sizeCharts = below('size-charts');
const [staff, audit] = [below('staff'), below('audit')];

/** Parts of the page Settings, by the ids of their sections. */
export type SettingsPart = 'facts' | 'front' | 'policy' | 'packing';

/** The admin pages. They are not among the shop's paths, so that no shopper loads them. */
export const adminPaths = {
  orders: orders.all,
  order: orders.one,
  orderPattern: orders.pattern,
  /** Made by hand, for a customer on the phone. */
  newOrder: `${orders.all}/new`,
  /** Of orders by their numbers. */
  packingSlips: (numbers: readonly string[]) => `${packing.slips}?orders=${numbers.join(',')}`,
  packingSlipsPattern: packing.slips,
  pickList: (numbers: readonly string[]) => `${packing.pickList}?orders=${numbers.join(',')}`,
  pickListPattern: packing.pickList,
  importTracking: `${orders.all}/import-tracking`,
  people: people.all,
  person: people.one,
  personPattern: people.pattern,
  messages: messages.all,
  message: messages.one,
  messagePattern: messages.pattern,
  reviews: reviews.all,
  review: reviews.one,
  reviewPattern: reviews.pattern,
  products: products.all,
  product: products.one,
  productPattern: products.pattern,
  /** Empty, or like another one. */
  newProduct: (like?: number) => `${products.all}/new${like === undefined ? '' : `?from=${String(like)}`}`,
  newProductPattern: `${products.all}/new`,
  /** Many pictures at once. */
  productPictures: `${products.all}/pictures`,
  collections: collections.all,
  collection: collections.one,
  collectionPattern: collections.pattern,
  newCollection: `${collections.all}/new`,
  sizeCharts: sizeCharts.all,
  sizeChart: sizeCharts.one,
  sizeChartPattern: sizeCharts.pattern,
  /** Empty, or like another one. */
  newSizeChart: (like?: number) =>
    `${sizeCharts.all}/new${like === undefined ? '' : `?from=${String(like)}`}`,
  newSizeChartPattern: `${sizeCharts.all}/new`,
  /** Synonyms, pinned products, and what found nothing. */
  search: `${root}/search`,
  /** Of the shop. */
  homePage: `${root}/home`,
  /** Information pages: terms, returns, and those of the owner. */
  pages: pages.all,
  page: pages.one,
  pagePattern: pages.pattern,
  redirects: `${root}/redirects`,
  imports: imports.all,
  /** Of another kind of file. */
  importsOf: (kind: ImportKind) => (kind === 'products' ? imports.all : `${imports.all}?of=${kind}`),
  import: imports.one,
  importPattern: imports.pattern,
  /** What the store's mails say; `mails` are those that it has written. */
  mailTexts: mailTexts.all,
  mailText: mailTexts.one,
  mailTextPattern: mailTexts.pattern,
  mails: mails.all,
  mail: mails.one,
  mailPattern: mails.pattern,
  storefront: `${root}/storefront`,
  storefrontHistory: `${root}/storefront/history`,
  visits: `${root}/visits`,
  settings: `${root}/settings`,
  /** To a part of that page. */
  settingsPart: (part: SettingsPart) => `${root}/settings#${part}`,
  taxes: `${root}/taxes`,
  taxReport: `${root}/taxes/report`,
  staff: staff.all,
  member: staff.one,
  memberPattern: staff.pattern,
  audit: audit.all,
  auditEntry: audit.one,
  auditEntryPattern: audit.pattern,
} as const;
