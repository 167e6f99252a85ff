import cookie from '@fastify/cookie';
import { openUploads } from '@ritual/platform/pictures';
import { bodyLimits } from '@ritual/shared/contract';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Database } from './db/client.ts';
import type { Deps } from './deps.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { addressRoutes } from './modules/addresses/routes.ts';
import { analyticsRoutes } from './modules/analytics/routes.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { createIdentify } from './modules/auth/sessions.ts';
import { createTokens } from './modules/auth/tokens.ts';
import { cartRoutes } from './modules/cart/routes.ts';
import { createCards } from './modules/catalog/cards/cards.ts';
import { createCatalogIndex } from './modules/catalog/inverted-index/index.ts';
import { catalogRoutes } from './modules/catalog/routes.ts';
import { checkoutRoutes } from './modules/checkout/routes.ts';
import { navigationRoutes } from './modules/content/navigation/routes.ts';
import { pageEditorRoutes, pageRoutes } from './modules/content/pages/routes.ts';
import { contentEditorRoutes, contentRoutes } from './modules/content/routes.ts';
import { contactRoutes } from './modules/contact/routes.ts';
import { feedRoutes } from './modules/feeds/routes.ts';
import { figureRoutes } from './modules/figures/routes.ts';
import { taxReportRoutes } from './modules/tax-report/routes.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { peopleRoutes } from './modules/people/routes.ts';
import { mailPreviewRoutes } from './modules/mail-words/preview-page.ts';
import { mailWordsRoutes } from './modules/mail-words/routes.ts';
import { mailRoutes } from './modules/mails/routes.ts';
import { orderChangeRoutes } from './modules/ordering/orders/change-routes.ts';
import { orderRoutes } from './modules/ordering/orders/routes.ts';
import { orderWorkRoutes } from './modules/ordering/staff/routes.ts';
import { paymentRoutes } from './modules/ordering/payment/routes.ts';
import { phoneOrderRoutes } from './modules/phone-orders/routes.ts';
import { collectionRoutes } from './modules/collections/routes.ts';
import { importRoutes } from './modules/imports/routes.ts';
import { redirectEditorRoutes, redirectRoutes } from './modules/redirects/routes.ts';
import { productRoutes } from './modules/products/routes.ts';
import { pricingRoutes } from './modules/pricing/routes.ts';
import { productReviewRoutes } from './modules/product-reviews/routes.ts';
import { releaseHealthRoutes } from './modules/release-health/routes.ts';
import { createGate } from './modules/second-factor/gate.ts';
import { secondFactorRoutes } from './modules/second-factor/routes.ts';
import { shopRoutes } from './modules/public-shop/routes.ts';
import { openingListRoutes } from './modules/opening-list/routes.ts';
import { openingRoutes } from './modules/shop/opening.routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { settingsRoutes } from './modules/shop/settings.routes.ts';
import { sitemapRoutes } from './modules/sitemap/routes.ts';
import { sizeChartEditorRoutes, sizeChartRoutes } from './modules/size-charts/routes.ts';
import { storefrontRoutes } from './modules/storefront/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { invitationRoutes } from './modules/staff/invitation-routes.ts';
import { staffRoutes } from './modules/staff/routes.ts';
import { wishlistRoutes } from './modules/wishlist/routes.ts';
import { worklistRoutes } from './modules/worklist/routes.ts';
import { pairedPayments } from './payments/pairs.ts';
import type { Payments } from './payments/provider.ts';
import { createStripeProvider } from './payments/stripe.ts';
import type { Router } from './plugins/contract-route.ts';
import { answerError, handleErrors } from './plugins/error-handler.ts';
import { loggableError } from './plugins/loggable-error.ts';
import { acceptJson, followRequests, requestIdOf } from './plugins/requests.ts';
import type { Settings } from './settings.ts';

export interface AppOptions {
  readonly settings: Settings;
  readonly database: Database;
  /** Stripe, unless a test gives another. */
  readonly payments?: Payments;
  /** Where log lines go instead of standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
}

export interface App {
  readonly server: FastifyInstance;
  readonly deps: Deps;
  /** 'GET /api/cart': every route there is. */
  readonly routes: readonly string[];
}

const modules: readonly ((router: Router, deps: Deps) => void)[] = [
  catalogRoutes,
  shopRoutes,
  settingsRoutes,
  openingRoutes,
  openingListRoutes,
  importRoutes,
  redirectRoutes,
  redirectEditorRoutes,
  productRoutes,
  collectionRoutes,
  searchRoutes,
  contentRoutes,
  contentEditorRoutes,
  mailWordsRoutes,
  mailPreviewRoutes,
  navigationRoutes,
  pageRoutes,
  pageEditorRoutes,
  sizeChartRoutes,
  sizeChartEditorRoutes,
  sitemapRoutes,
  feedRoutes,
  cartRoutes,
  wishlistRoutes,
  authRoutes,
  accountRoutes,
  secondFactorRoutes,
  addressRoutes,
  pricingRoutes,
  checkoutRoutes,
  orderRoutes,
  orderChangeRoutes,
  orderWorkRoutes,
  phoneOrderRoutes,
  worklistRoutes,
  figureRoutes,
  taxReportRoutes,
  paymentRoutes,
  productReviewRoutes,
  analyticsRoutes,
  releaseHealthRoutes,
  contactRoutes,
  mailRoutes,
  storefrontRoutes,
  peopleRoutes,
  staffRoutes,
  invitationRoutes,
  auditRoutes,
  healthRoutes,
];

/** The whole API, not yet listening. The database must have been prepared. */
export async function buildApp({ settings, database, payments, logTo }: AppOptions): Promise<App> {
  const server = fastify({
    logger: { ...loggerOptions(settings), ...(logTo ? { stream: logTo } : {}) },
    genReqId: requestIdOf,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    // Behind the shell, which says whom it serves.
    trustProxy: settings.trustProxy,
    bodyLimit: bodyLimits.call,
    // What is too large is read to its end and thrown away; it may not take forever.
    requestTimeout: 60_000,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
  });
  const catalogIndex = createCatalogIndex(database.db);
  const deps: Deps = {
    settings,
    database,
    uploads: await openUploads(settings.uploadsFolder, settings.uploadsStorage),
    catalogIndex,
    cards: createCards(database.db, catalogIndex),
    payments: payments ?? paymentsOf(settings),
    tokens: createTokens(settings.tokenSecret),
    log: server.log,
  };
  server.addHook('onClose', () => deps.uploads.close());
  const identify = createIdentify(database.db, deps.tokens);
  const gate = createGate(deps);
  const routes: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    // A HEAD that Fastify adds to every GET goes the same way.
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`);
  });
  handleErrors(server);
  followRequests(server, settings.trustProxy);
  acceptJson(server);
  await server.register(cookie);
  for (const addRoutes of modules) {
    // Each module gets its own scope, so that its hooks and parsers stay in it.
    await server.register((app: FastifyInstance, _options: object, done: () => void) => {
      addRoutes({ app, identify, gate }, deps);
      done();
    });
  }
  return { server, deps, routes };
}

/** The keys of the store, each with its own webhook secrets. */
export function paymentsOf({ stripe, publicUrl }: Pick<Settings, 'stripe' | 'publicUrl'>): Payments {
  const { test, ...main } = stripe;
  const second = test && createStripeProvider({ stripe: { ...test, apiBase: stripe.apiBase }, publicUrl });
  return pairedPayments(createStripeProvider({ stripe: main, publicUrl }), second);
}

function loggerOptions({ logLevel }: Settings) {
  return {
    level: logLevel,
    base: { service: 'api' },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: loggableError },
  };
}
