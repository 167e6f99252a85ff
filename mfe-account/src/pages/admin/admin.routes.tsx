import type { Right } from '@ritual/shared/contract';
import { type RouteObject } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { AdminError } from '../../admin/frame/admin-error.tsx';
import { FactorBoundary } from '../../admin/dialogs/second-factor/factor-boundary.tsx';
import { titled } from '../../titled.ts';
import { adminPaths } from '../../admin/paths.ts';

/** A page's title and the right that it needs, which the frame asks for. */
const adminPage = (title: string, right?: Right) => ({ ...titled(title), ...(right && { right }) });

const pages: RouteObject[] = [
  {
    index: true,
    handle: adminPage('Admin Dashboard'),
    lazy: () => import('./overview/overview.page.tsx'),
  },
  {
    path: adminPaths.orders,
    handle: adminPage('Orders', 'orders.read'),
    lazy: () => import('./orders/orders.page.tsx'),
  },
  {
    path: adminPaths.packingSlipsPattern,
    handle: adminPage('Packing slips', 'orders.read'),
    lazy: () => import('./packing/slips.page.tsx'),
  },
  {
    path: adminPaths.pickListPattern,
    handle: adminPage('Pick list', 'orders.read'),
    lazy: () => import('./packing/pick-list.page.tsx'),
  },
  {
    path: adminPaths.importTracking,
    handle: adminPage('Import tracking', 'orders.ship'),
    lazy: () => import('./tracking/tracking.page.tsx'),
  },
  {
    path: adminPaths.newOrder,
    handle: adminPage('New order', 'orders.create'),
    lazy: () => import('./orders/new/new-order.page.tsx'),
  },
  {
    path: adminPaths.orderPattern,
    handle: adminPage('Order', 'orders.read'),
    lazy: () => import('./order/order.page.tsx'),
  },
  {
    path: adminPaths.products,
    handle: adminPage('Products', 'products.read'),
    lazy: () => import('./products/products.page.tsx'),
  },
  {
    path: adminPaths.newProductPattern,
    handle: adminPage('New product', 'products.write'),
    lazy: () => import('./product/new-product.page.tsx'),
  },
  {
    path: adminPaths.productPictures,
    handle: adminPage('Add pictures', 'products.write'),
    lazy: () => import('./products/pictures/pictures.page.tsx'),
  },
  {
    path: adminPaths.productPattern,
    handle: adminPage('Product', 'products.read'),
    lazy: () => import('./product/product.page.tsx'),
  },
  {
    path: adminPaths.collections,
    handle: adminPage('Collections', 'products.read'),
    lazy: () => import('./collections/collections.page.tsx'),
  },
  {
    path: adminPaths.newCollection,
    handle: adminPage('New collection', 'products.write'),
    lazy: () => import('./collection/new-collection.page.tsx'),
  },
  {
    path: adminPaths.collectionPattern,
    handle: adminPage('Collection', 'products.read'),
    lazy: () => import('./collection/collection.page.tsx'),
  },
  {
    path: adminPaths.sizeCharts,
    handle: adminPage('Size charts', 'products.read'),
    lazy: () => import('./size-charts/size-charts.page.tsx'),
  },
  {
    path: adminPaths.newSizeChartPattern,
    handle: adminPage('New size chart', 'products.write'),
    lazy: () => import('./size-chart/new-size-chart.page.tsx'),
  },
  {
    path: adminPaths.sizeChartPattern,
    handle: adminPage('Size chart', 'products.read'),
    lazy: () => import('./size-chart/size-chart.page.tsx'),
  },
  {
    path: adminPaths.search,
    handle: adminPage('Search', 'products.read'),
    lazy: () => import('./search/search.page.tsx'),
  },
  {
    path: adminPaths.homePage,
    handle: adminPage('Home page', 'products.read'),
    lazy: () => import('./home/home.page.tsx'),
  },
  {
    path: adminPaths.pages,
    handle: adminPage('Pages', 'settings.read'),
    lazy: () => import('./pages/pages.page.tsx'),
  },
  {
    path: adminPaths.pagePattern,
    handle: adminPage('Page', 'settings.read'),
    lazy: () => import('./page/page.page.tsx'),
  },
  {
    path: adminPaths.redirects,
    handle: adminPage('Redirects', 'settings.read'),
    lazy: () => import('./redirects/redirects.page.tsx'),
  },
  {
    path: adminPaths.imports,
    handle: adminPage('Import', 'products.write'),
    lazy: () => import('./imports/imports.page.tsx'),
  },
  {
    path: adminPaths.importPattern,
    handle: adminPage('Import of a file', 'products.write'),
    lazy: () => import('./imports/import.page.tsx'),
  },
  {
    path: adminPaths.people,
    handle: adminPage('People', 'people.read'),
    lazy: () => import('./people/people.page.tsx'),
  },
  {
    path: adminPaths.personPattern,
    handle: adminPage('Person', 'people.read'),
    lazy: () => import('./person/person.page.tsx'),
  },
  {
    path: adminPaths.messages,
    handle: adminPage('Messages', 'messages.read'),
    lazy: () => import('./messages/messages.page.tsx'),
  },
  {
    path: adminPaths.messagePattern,
    handle: adminPage('Message', 'messages.read'),
    lazy: () => import('./message/message.page.tsx'),
  },
  {
    path: adminPaths.reviews,
    handle: adminPage('Reviews', 'reviews.read'),
    lazy: () => import('./reviews/reviews.page.tsx'),
  },
  {
    path: adminPaths.reviewPattern,
    handle: adminPage('Review', 'reviews.read'),
    lazy: () => import('./reviews/review.page.tsx'),
  },
  {
    path: adminPaths.mails,
    handle: adminPage('Emails', 'mails.read'),
    lazy: () => import('./emails/emails.page.tsx'),
  },
  {
    path: adminPaths.mailPattern,
    handle: adminPage('Email', 'mails.read'),
    lazy: () => import('./emails/email.page.tsx'),
  },
  {
    path: adminPaths.mailTexts,
    handle: adminPage('Email texts', 'settings.read'),
    lazy: () => import('./mails/mails.page.tsx'),
  },
  {
    path: adminPaths.mailTextPattern,
    handle: adminPage('Email text', 'settings.read'),
    lazy: () => import('./mails/mail.page.tsx'),
  },
  {
    path: adminPaths.storefront,
    handle: adminPage('Storefront', 'storefront.read'),
    lazy: () => import('./storefront/storefront.page.tsx'),
  },
  {
    path: adminPaths.storefrontHistory,
    handle: adminPage('Storefront history', 'storefront.read'),
    lazy: () => import('./storefront/history/history.page.tsx'),
  },
  {
    path: adminPaths.visits,
    handle: adminPage('Visits', 'visits.read'),
    lazy: () => import('./visits/visits.page.tsx'),
  },
  {
    path: adminPaths.settings,
    handle: adminPage('Settings', 'settings.read'),
    lazy: () => import('./settings/settings.page.tsx'),
  },
  {
    path: adminPaths.taxes,
    handle: adminPage('Taxes', 'settings.read'),
    lazy: () => import('./taxes/taxes.page.tsx'),
  },
  {
    path: adminPaths.taxReport,
    handle: adminPage('Tax report', 'figures.read'),
    lazy: () => import('./taxes/report/report.page.tsx'),
  },
  {
    path: adminPaths.staff,
    handle: adminPage('Staff', 'staff.read'),
    lazy: () => import('./staff/staff.page.tsx'),
  },
  {
    path: adminPaths.memberPattern,
    handle: adminPage('Member of the staff', 'staff.read'),
    lazy: () => import('./staff/member.page.tsx'),
  },
  {
    path: adminPaths.audit,
    handle: adminPage('Audit log', 'audit.read'),
    lazy: () => import('./audit/audit.page.tsx'),
  },
  {
    path: adminPaths.auditEntryPattern,
    handle: adminPage('Entry of the audit log', 'audit.read'),
    lazy: () => import('./audit/entry.page.tsx'),
  },
  {
    // The frame stays around an address that there is not, too.
    path: '*',
    handle: adminPage('Not here'),
    loader: () => {
      throw new Response(null, { status: 404 });
    },
    element: null,
  },
];

export const adminRoutes: RouteObject[] = [
  {
    path: paths.admin.pattern,
    handle: titled('Admin Dashboard', 'admin'),
    lazy: () => import('../../admin/frame/admin-frame.tsx'),
    ErrorBoundary: FactorBoundary,
    // The frame stays around a page that could not be loaded.
    children: [{ errorElement: <AdminError />, children: pages }],
  },
];
