import { toCollection, linkTarget, linkProblem } from './content-link.ts';
import { filledLine } from './pages/read-page.ts';
import { fieldNamesIn } from './pages/inline-text.ts';
import { pageFieldNames, type ToldShop } from './pages/page-fields.ts';

/** Words that lead somewhere: to a page of the store, or by https to another site. */
export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** The links above and below every page. What the law asks for, and how to reach the shop, stands there anyway. */
export interface NavigationContent {
  /** In the bar and in the menu of small screens. Collections that are marked for the menu come to it. */
  readonly menu: readonly NavigationLink[];
  /** Below the name in the footer, with fields as texts of pages have them; '': nothing. */
  readonly about: string;
  readonly columns: readonly FooterColumn[];
}

export const navigationLimits = {
  /** Links of the menu, and characters that the bar has room for: each link takes two besides its label. */
  menu: 6,
  menuRoom: 42,
  columns: 2,
  links: 10,
  /** Characters. */
  label: 40,
  title: 30,
  about: 240,
  link: 300,
} as const;

/** Version 0: what every store begins with. Links to collections that a store does not have are not shown. */
export const defaultNavigation: NavigationContent = {
  menu: [
    { label: 'New In', to: '/NewIn' },
    { label: 'Collections', to: '/collections' },
    { label: 'Man', to: '/collections/man' },
    { label: 'Woman', to: '/collections/woman' },
    { label: 'Sale', to: '/collections/sale' },
  ],
  about: '',
  columns: [
    {
      title: 'Help',
      links: [
        { label: 'Size Guide', to: '/sizeguide' },
        { label: 'FAQ', to: '/faq' },
        { label: 'Shipping Info', to: '/shippinginfo' },
        { label: 'Terms & Conditions', to: '/terms' },
        { label: 'Returns & Warranty', to: '/returnswarranty' },
        { label: 'Privacy Policy', to: '/privacypolicy' },
        { label: 'Accessibility', to: '/accessibility' },
      ],
    },
  ],
};

/** Pages that every store has, for those who choose where a link leads. */
export const storePages: readonly NavigationLink[] = [
  { label: 'Home page', to: '/' },
  { label: 'New in', to: '/NewIn' },
  { label: 'All collections', to: '/collections' },
  { label: 'Search', to: '/search' },
  { label: 'Size guide', to: '/sizeguide' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Shipping info', to: '/shippinginfo' },
  { label: 'Terms & conditions', to: '/terms' },
  { label: 'Returns & warranty', to: '/returnswarranty' },
  { label: 'Privacy policy', to: '/privacypolicy' },
  { label: 'Accessibility', to: '/accessibility' },
  { label: 'Do not sell or share', to: '/privacy/opt-out' },
  { label: 'Contact', to: '/contact' },
  { label: 'Wishlist', to: '/wishlist' },
  { label: 'Cart', to: '/cart' },
  { label: 'Account', to: '/account' },
  { label: 'Orders', to: '/dashboard/orders' },
];

interface Place {
  /** 'columns.0.links.1.to' */
  readonly path: string;
  readonly value: string;
}

/** Every link, where it stands. */
export const navigationLinks = ({ menu, columns }: NavigationContent): readonly Place[] => [
  ...menu.map(({ to }, index) => ({ path: `menu.${String(index)}.to`, value: to })),
  ...columns.flatMap(({ links }, column) =>
    links.map(({ to }, index) => ({
      path: `columns.${String(column)}.links.${String(index)}.to`,
      value: to,
    })),
  ),
];

/** Without the links that lead where something says, and without columns of which nothing is left. */
export const withoutLinks = (
  { menu, about, columns }: NavigationContent,
  isGone: (link: string) => boolean,
): NavigationContent => ({
  ...{ about, menu: menu.filter(({ to }) => !isGone(to)) },
  columns: columns
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => !isGone(to)) }))
    .filter(({ links }) => links.length > 0),
});

const roomOf = (menu: readonly NavigationLink[]) =>
  menu.reduce((sum, { label }) => sum + label.length + 2, 0);

interface Problem {
  readonly path: string;
  readonly message: string;
}

/** What keeps it from being saved, each at its place. */
export function navigationProblems(
  content: NavigationContent,
  known: Parameters<typeof linkProblem>[1],
): readonly Problem[] {
  const problems: Problem[] = navigationLinks(content).flatMap(({ path, value }) => {
    const message = linkProblem(value, known);
    if (message !== null) return [{ path, message }];
    const isOut = path.startsWith('menu.') && linkTarget(value)?.kind === 'site';
    return isOut
      ? [{ path, message: 'The menu leads to pages of the store. Put other sites into the footer.' }]
      : [];
  });
  const full = content.menu.findIndex(
    (_, index) => roomOf(content.menu.slice(0, index + 1)) > navigationLimits.menuRoom,
  );
  if (full >= 0)
    problems.push({
      path: `menu.${String(full)}.label`,
      message: 'The bar of the menu has no room for this label. Shorten the labels, or remove a link.',
    });
  const twice = content.menu.findIndex(
    ({ to }, index) => content.menu.findIndex((each) => each.to === to) < index,
  );
  if (twice >= 0)
    problems.push({ path: `menu.${String(twice)}.to`, message: 'Another link of the menu leads here, too.' });
  const unknown = fieldNamesIn(content.about).find((name) => !pageFieldNames.includes(name));
  if (unknown !== undefined)
    problems.push({
      path: 'about',
      message: `There is no field {{${unknown}}}. Pages have the list of fields.`,
    });
  return problems;
}

/** A link as pages of the store show it. */
export interface ShownLink extends NavigationLink {
  readonly tone?: 'sale';
  /** The staff has put the collection there. Its name may be long, and narrow bars leave it out. */
  readonly added?: true;
}

export interface ShownNavigation {
  readonly menu: readonly ShownLink[];
  readonly about: string;
  readonly columns: readonly FooterColumn[];
}

interface Told {
  /** Where a link leads now; null: nowhere any more. */
  readonly live: (link: string) => string | null;
  /** Collections that the staff has put into the menu. */
  readonly added: readonly { readonly slug: string; readonly title: string }[];
  readonly shop: ToldShop;
}

const sale = '/collections/sale';

/** What shoppers get: without what leads nowhere now. What is added comes before the sale, where that is the last link. */
export function shownNavigation({ menu, about, columns }: NavigationContent, told: Told): ShownNavigation {
  const alive = (links: readonly NavigationLink[]) =>
    links.flatMap(({ label, to }): ShownLink[] => {
      const now = told.live(to);
      // Checked once more: a row of the database is not a link that was checked.
      if (now === null || linkTarget(now) === null) return [];
      return [{ label, to: now, ...(now === sale && ({ tone: 'sale' } as const)) }];
    });
  const own = alive(menu);
  const added = told.added.flatMap(({ slug, title }): ShownLink[] => {
    const to = toCollection('/collections/x', slug);
    return own.some((each) => each.to === to) ? [] : [{ label: title, to, added: true }];
  });
  const last = own.at(-1);
  return {
    menu: last?.tone === 'sale' ? [...own.slice(0, -1), ...added, last] : [...own, ...added],
    about: filledLine(about, told.shop),
    columns: columns
      .map(({ title, links }) => ({ title, links: alive(links).map(({ label, to }) => ({ label, to })) }))
      .filter(({ links }) => links.length > 0),
  };
}

/** The links as one text, for the audit log and for two editors who compare. */
const linkWords = (links: readonly NavigationLink[]) =>
  links.map(({ label, to }) => `${label} (${to})`).join(', ');
export const menuWords = ({ menu }: Pick<NavigationContent, 'menu'>): string => linkWords(menu);
export const columnWords = ({ columns }: Pick<NavigationContent, 'columns'>): string =>
  columns.map(({ title, links }) => `${title}: ${linkWords(links)}`).join('\n');
