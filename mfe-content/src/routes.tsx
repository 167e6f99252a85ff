import type { Head, MetadataContext, RouteHandle } from '@ritual/shared/federation';
import { redirect, type RouteObject } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
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
      ...about(
        'faq',
        paths.faq.to(),
        'FAQ',
        'Answers about orders, delivery, returns, warranty, sizing, care and your account.',
      ),
      query: ['q'],
      metadata: async () => {
        const { faqJsonLd } = await import('./pages/faq/faq-json-ld.ts');
        const { breadcrumbJsonLd } = await import('./rules/breadcrumb.ts');
        return (_: unknown, { origin, shop }: MetadataContext) => ({
          jsonLd: [faqJsonLd(shop), breadcrumbJsonLd(origin, paths.faq.to(), 'FAQ')],
        });
      },
    } satisfies RouteHandle,
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
    handle: about(
      'shipping',
      paths.shipping.to(),
      'Shipping Info',
      'Delivery times, costs and how orders are processed.',
    ),
    lazy: () => import(/* webpackChunkName: "shipping" */ './pages/shippinginfo/shipping.page.tsx'),
  },
  {
    path: paths.returns.pattern,
    handle: about(
      'returns',
      paths.returns.to(),
      'Returns & Warranty',
      'How to return or exchange a piece, when refunds arrive and what the warranty covers.',
    ),
    lazy: () => import(/* webpackChunkName: "returns" */ './pages/returnswarranty/returns.page.tsx'),
  },
  {
    path: paths.terms.pattern,
    handle: about(
      'terms',
      paths.terms.to(),
      'Terms & Conditions',
      'The terms under which we sell and you buy.',
    ),
    lazy: () => import(/* webpackChunkName: "terms" */ './pages/terms/terms.page.tsx'),
  },
  {
    path: paths.privacy.pattern,
    handle: about(
      'privacy',
      paths.privacy.to(),
      'Privacy Policy',
      'What we know about you, why, for how long, and what you can ask of us.',
    ),
    lazy: () => import(/* webpackChunkName: "privacy" */ './pages/privacypolicy/privacy.page.tsx'),
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
