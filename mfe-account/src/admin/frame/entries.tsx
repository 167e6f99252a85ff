import type { ReactNode } from 'react';
import type { AdminMe, Right } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import {
  ArrowUpRightIcon,
  BoxIcon,
  CashIcon,
  ChartIcon,
  EyeIcon,
  GridIcon,
  InfoIcon,
  MailIcon,
  MessageIcon,
  PeopleIcon,
  PersonIcon,
  SearchIcon,
  StarIcon,
  UploadIcon,
} from '@ritual/shared/ui';
import { adminPaths } from '../paths.ts';
import {
  HouseIcon,
  LayersIcon,
  LetterIcon,
  LinksIcon,
  PagesIcon,
  RulerIcon,
  StoreIcon,
  TagIcon,
} from '../theme/icons.tsx';

export interface Entry {
  readonly label: string;
  readonly to: string;
  readonly icon: ReactNode;
  /** null: for all members of the staff. */
  readonly right: Right | null;
  /** Who has this right comes to the page by another entry. */
  readonly unless?: Right;
  /** Second key after G. */
  readonly key: string;
  /** A quiet number beside it. */
  readonly count?: (counts: AdminMe['counts']) => number | null;
  /** What the number counts, where it is late or due today: it is drawn as a badge in the color of an alarm. */
  readonly due?: string;
  /** Only exactly this address is this entry. */
  readonly end?: boolean;
}

export interface EntryGroup {
  readonly title: string | null;
  readonly entries: readonly Entry[];
}

/** The pages of the sidebar. Only those that exist, and a person sees only those they may open. */
export const entryGroups: readonly EntryGroup[] = [
  {
    title: null,
    entries: [
      { label: 'Overview', to: paths.admin.to(), icon: <ChartIcon />, right: null, key: 'h', end: true },
      {
        ...{ label: 'Orders', to: adminPaths.orders, icon: <BoxIcon />, right: 'orders.read', key: 'o' },
        count: ({ ordersDue }) => ordersDue,
        due: 'late or due today',
      },
    ],
  },
  {
    title: 'Catalog',
    entries: [
      {
        ...{ label: 'Products', to: adminPaths.products, icon: <TagIcon />, right: 'products.read' },
        key: 'c',
      },
      {
        ...{ label: 'Collections', to: adminPaths.collections, icon: <LayersIcon />, right: 'products.read' },
        key: 'l',
      },
      {
        ...{ label: 'Size charts', to: adminPaths.sizeCharts, icon: <RulerIcon />, right: 'products.read' },
        key: 'z',
      },
      {
        ...{ label: 'Search', to: adminPaths.search, icon: <SearchIcon />, right: 'products.read' },
        key: 'f',
      },
      {
        ...{ label: 'Home page', to: adminPaths.homePage, icon: <HouseIcon />, right: 'products.read' },
        key: 'w',
      },
      {
        ...{
          label: 'Menu and footer',
          to: adminPaths.navigation,
          icon: <LinksIcon />,
          right: 'settings.read',
        },
        key: 'n',
      },
      {
        ...{ label: 'Pages', to: adminPaths.pages, icon: <PagesIcon />, right: 'settings.read' },
        key: 'd',
      },
      {
        ...{
          label: 'Redirects',
          to: adminPaths.redirects,
          icon: <ArrowUpRightIcon />,
          right: 'settings.read',
        },
        key: 'u',
      },
      {
        ...{ label: 'Import', to: adminPaths.imports, icon: <UploadIcon />, right: 'products.write' },
        key: 'i',
      },
    ],
  },
  {
    title: 'People',
    entries: [
      { label: 'People', to: adminPaths.people, icon: <PersonIcon />, right: 'people.read', key: 'p' },
      {
        label: 'Messages',
        to: adminPaths.messages,
        icon: <MessageIcon />,
        right: 'messages.read',
        key: 'm',
        count: ({ messagesNew }) => messagesNew,
      },
      {
        ...{ label: 'Reviews', to: adminPaths.reviews, icon: <StarIcon />, right: 'reviews.read', key: 'r' },
        count: ({ reviewsPending }) => reviewsPending,
      },
      {
        label: 'Emails',
        to: adminPaths.mails,
        icon: <MailIcon />,
        right: 'mails.read',
        key: 'e',
        count: ({ mailsFailed }) => mailsFailed,
      },
    ],
  },
  {
    title: 'Store',
    entries: [
      {
        label: 'Storefront',
        to: adminPaths.storefront,
        icon: <GridIcon />,
        right: 'storefront.read',
        key: 's',
      },
      { label: 'Visits', to: adminPaths.visits, icon: <EyeIcon />, right: 'visits.read', key: 'v' },
      { label: 'Staff', to: adminPaths.staff, icon: <PeopleIcon />, right: 'staff.read', key: 't' },
      {
        ...{ label: 'Settings', to: adminPaths.settings, icon: <StoreIcon />, right: 'settings.read' },
        key: 'x',
      },
      {
        ...{ label: 'Email texts', to: adminPaths.mailTexts, icon: <LetterIcon />, right: 'settings.read' },
        key: 'b',
      },
      { label: 'Taxes', to: adminPaths.taxes, icon: <CashIcon />, right: 'settings.read', key: 'y' },
      {
        ...{ label: 'Tax report', to: adminPaths.taxReport, icon: <CashIcon />, right: 'figures.read' },
        unless: 'settings.read',
        key: 'q',
      },
      { label: 'Audit log', to: adminPaths.audit, icon: <InfoIcon />, right: 'audit.read', key: 'a' },
    ],
  },
];

export const entries: readonly Entry[] = entryGroups.flatMap((group) => group.entries);

/** An entry is shown to those who may open its page, and do not find it behind another one. */
export const mayOpen = ({ right, unless }: Entry, may: (right: Right) => boolean): boolean =>
  (right === null || may(right)) && (unless === undefined || !may(unless));
