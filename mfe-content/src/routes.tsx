import type { Head, MetadataContext, RouteHandle } from '@ritual/shared/federation';
import { redirect, type RouteObject } from '@ritual/shared/routing';
import { ownPage, paths } from '@ritual/shared/paths';
import type { PageData } from './features/page/load-page.ts';
import type { SizeGuideData } from './pages/sizeguide/size-guide.loader.ts';

const about = (chunk: string, canonical: string, title: string, description: string) =>
  ({
    query: [],
    chunk,
    head: (): Head => ({ title, description, canonical }),
    metadata: async () => {
      const { breadcrumbJsonLd } = await import('./rules/breadcrumb.ts');
      return (_: unknown, { origin }: MetadataContext) => ({
        jsonLd: [breadcrumbJsonLd(origin, canonical, title)],
      });
    },
  }) satisfies RouteHandle;

/** Of a page whose text is content: it says itself what it is. */
const written = (chunk: string, canonical?: string) =>
  ({
    query: ['draft'],
    chunk,
    head: ({ page: { title, description }, preview }, { pathname }) => ({
      ...{ title, description, noIndex: preview },
      canonical: canonical ?? pathname,
    }),
    metadata: async () => {
      const { breadcrumbJsonLd } = await import('./rules/breadcrumb.ts');
      return ({ page }, { origin, pathname }) => ({
        jsonLd: [breadcrumbJsonLd(origin, canonical ?? pathname, page.title)],
      });
    },
  }) satisfies RouteHandle<PageData>;
const sizeGuide = about(
  'size-guide',
  paths.sizeGuide.to(),
  'Size Guide',
  `Measurements of tops, bottoms and shoes for women and men, in centimeters and inches, and how to measure.`,
);

export const routes: RouteObject[] = [
  {
    path: paths.sizeGuide.pattern,
    handle: {
      ...sizeGuide,
      query: ['draft'],
      head: ({ preview }) => ({ ...sizeGuide.head(), noIndex: preview !== null }),
    } satisfies RouteHandle<SizeGuideData>,
    lazy: () => import(/* webpackChunkName: "size-guide" */ './pages/sizeguide/size-guide.page.tsx'),
  },
  {
    path: paths.faq.pattern,
    handle: {
      ...written('faq', paths.faq.to()),
      query: ['q', 'draft'],
      metadata: async () => {
        const { faqJsonLd } = await import('./pages/faq/faq-json-ld.ts');
        const { breadcrumbJsonLd } = await import('./rules/breadcrumb.ts');
        return ({ page }, { origin }) => ({
          jsonLd: [faqJsonLd(page), breadcrumbJsonLd(origin, paths.faq.to(), page.title)],
        });
      },
    } satisfies RouteHandle<PageData>,
    // A search in it only changes the query.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate &&
      (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
    lazy: () => import(/* webpackChunkName: "faq" */ './pages/faq/faq.page.tsx'),
  },
  {
    path: paths.contact.pattern,
    handle: {
      ...about(
        'contact',
        paths.contact.to(),
        'Contact',
        `Write to us about an order, a return, a size or a product, or call us.`,
      ),
      query: ['topic', 'order'],
      metadata: async () => {
        const { contactJsonLd } = await import('./pages/contact/contact-json-ld.ts');
        return (_data: unknown, { origin, shop }: MetadataContext) => ({
          jsonLd: [contactJsonLd(origin, shop?.facts ?? null)],
        });
      },
    } satisfies RouteHandle,
    lazy: () => import(/* webpackChunkName: "contact" */ './pages/contact/contact.page.tsx'),
  },
  {
    path: paths.shipping.pattern,
    handle: written('shipping', paths.shipping.to()),
    lazy: () => import(/* webpackChunkName: "shipping" */ './pages/shippinginfo/shipping.page.tsx'),
  },
  {
    path: paths.returns.pattern,
    handle: written('returns', paths.returns.to()),
    lazy: () => import(/* webpackChunkName: "returns" */ './pages/returnswarranty/returns.page.tsx'),
  },
  {
    path: paths.terms.pattern,
    handle: written('terms', paths.terms.to()),
    lazy: () => import(/* webpackChunkName: "terms" */ './pages/terms/terms.page.tsx'),
  },
  {
    path: paths.privacy.pattern,
    handle: written('privacy', paths.privacy.to()),
    lazy: () => import(/* webpackChunkName: "privacy" */ './pages/privacypolicy/privacy.page.tsx'),
  },
  {
    path: paths.accessibility.pattern,
    handle: written('accessibility', paths.accessibility.to()),
    lazy: () =>
      import(/* webpackChunkName: "accessibility" */ './pages/accessibility/accessibility.page.tsx'),
  },
  {
    path: ownPage.pattern,
    handle: written('own-page'),
    lazy: () => import(/* webpackChunkName: "own-page" */ './pages/pages/own.page.tsx'),
  },
  {
    path: '/privacy',
    handle: { query: [] } satisfies RouteHandle,
    element: null,
    loader: () => redirect(paths.privacy.to()),
  },
  {
    path: paths.optOut.pattern,
    handle: about(
      'opt-out',
      paths.optOut.to(),
      'Do not sell or share my personal information',
      'See what this browser agreed to, and opt out of all that is optional with one click.',
    ),
    lazy: () => import(/* webpackChunkName: "opt-out" */ './pages/privacy/opt-out/opt-out.page.tsx'),
  },
];
