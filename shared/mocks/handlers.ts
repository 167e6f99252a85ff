import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import {
  allErrorCodes,
  headers as names,
  rightsOf,
  rolesWith,
  sessionId as sessionIdSchema,
  type ErrorCode,
} from '../contract/index.ts';
import { endpoints, type Endpoint, type EndpointName } from '../contract/endpoints.ts';
import { gate } from './data/challenges.ts';
import { callerOf, anonymous } from './data/logins.ts';
import { MockError, type MockErrorOptions } from './mock-error.ts';
import type { MockStore } from './data/mock-store.ts';
import { accountResolvers } from './resolvers/resolve-account.ts';
import { addressResolvers } from './resolvers/resolve-addresses.ts';
import { analyticsResolvers } from './resolvers/resolve-analytics.ts';
import { authResolvers } from './resolvers/resolve-auth.ts';
import { cartResolvers } from './resolvers/resolve-carts.ts';
import { catalogResolvers } from './resolvers/resolve-catalog.ts';
import { mailWordsResolvers } from './resolvers/resolve-mail-words.ts';
import { contentResolvers } from './resolvers/resolve-content.ts';
import { pageResolvers } from './resolvers/resolve-pages.ts';
import { contactResolvers } from './resolvers/resolve-contact.ts';
import { factorResolvers } from './resolvers/resolve-factors.ts';
import { linkResolvers } from './resolvers/resolve-links.ts';
import { peopleResolvers } from './resolvers/resolve-people.ts';
import { mailResolvers } from './resolvers/resolve-mails.ts';
import { openingListResolvers } from './resolvers/resolve-opening-list.ts';
import { openingResolvers } from './resolvers/resolve-opening.ts';
import { orderResolvers } from './resolvers/resolve-orders.ts';
import { orderChangeResolvers } from './resolvers/resolve-order-changes.ts';
import { orderRecordResolvers } from './resolvers/resolve-order-records.ts';
import { orderWorkResolvers } from './resolvers/resolve-order-work.ts';
import { overviewResolvers } from './resolvers/resolve-overview.ts';
import { packingResolvers } from './resolvers/resolve-packing.ts';
import { pageReportResolvers } from './resolvers/resolve-page-reports.ts';
import { paymentTroubleResolvers } from './resolvers/resolve-payment-trouble.ts';
import { phoneOrderResolvers } from './resolvers/resolve-phone-orders.ts';
import { collectionResolvers } from './resolvers/resolve-collections.ts';
import { importResolvers } from './resolvers/resolve-imports.ts';
import { redirectResolvers } from './resolvers/resolve-redirects.ts';
import { productResolvers } from './resolvers/resolve-products.ts';
import { productSaleResolvers } from './resolvers/resolve-product-sale.ts';
import { productReviewResolvers } from './resolvers/resolve-product-reviews.ts';
import { returnResolvers } from './resolvers/resolve-returns.ts';
import { searchResolvers } from './resolvers/resolve-search.ts';
import { settingsResolvers } from './resolvers/resolve-settings.ts';
import { taxResolvers } from './resolvers/resolve-tax.ts';
import { shopResolvers } from './resolvers/resolve-shop.ts';
import { sizeChartResolvers } from './resolvers/resolve-size-charts.ts';
import { sitemapResolvers } from './resolvers/resolve-sitemap.ts';
import { storefrontResolvers } from './resolvers/resolve-storefront.ts';
import { wishlistResolvers } from './resolvers/resolve-wishlists.ts';
import { adminMeResolvers } from './resolvers/resolve-admin-me.ts';
import { auditResolvers } from './resolvers/resolve-audit.ts';
import { invitationResolvers } from './resolvers/resolve-invitations.ts';
import { staffResolvers } from './resolvers/resolve-staff.ts';
import type { MockCall, Resolvers } from './resolvers/resolver.ts';
import type { MockUser } from './data/state.ts';

const resolvers: Resolvers<EndpointName> = {
  ...authResolvers,
  ...linkResolvers,
  ...factorResolvers,
  ...accountResolvers,
  ...catalogResolvers,
  ...importResolvers,
  ...redirectResolvers,
  ...productResolvers,
  ...productSaleResolvers,
  ...collectionResolvers,
  ...searchResolvers,
  ...contentResolvers,
  ...mailWordsResolvers,
  ...pageResolvers,
  ...sizeChartResolvers,
  ...cartResolvers,
  ...wishlistResolvers,
  ...addressResolvers,
  ...orderResolvers,
  ...returnResolvers,
  ...orderChangeResolvers,
  ...orderRecordResolvers,
  ...phoneOrderResolvers,
  ...productReviewResolvers,
  ...orderWorkResolvers,
  ...overviewResolvers,
  ...packingResolvers,
  ...paymentTroubleResolvers,
  ...shopResolvers,
  ...settingsResolvers,
  ...openingResolvers,
  ...openingListResolvers,
  ...taxResolvers,
  ...sitemapResolvers,
  ...analyticsResolvers,
  ...pageReportResolvers,
  ...contactResolvers,
  ...mailResolvers,
  ...storefrontResolvers,
  ...peopleResolvers,
  ...adminMeResolvers,
  ...staffResolvers,
  ...invitationResolvers,
  ...auditResolvers,
};

interface Info {
  readonly request: Request;
  readonly params: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, string>>;
}

/** The first match answers: '/api/orders/me' comes before '/api/orders/:id'. */
const inOrder = (Object.keys(endpoints) as EndpointName[]).sort(
  (a, b) => parametersOf(endpoints[a].path) - parametersOf(endpoints[b].path),
);

function parametersOf(path: string): number {
  return path.split('/:').length;
}

/** One handler for every endpoint of the contract, at any origin. */
export function mockHandlers(store: MockStore): HttpHandler[] {
  return inOrder.map((name) => {
    const endpoint: Endpoint = endpoints[name];
    const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    return http[method](`*${endpoint.path}`, ({ request, params, cookies }) =>
      respond(store, name, endpoint, { request, params, cookies }),
    );
  });
}

/** Parcels that were recorded before, or are only tried, change nothing. */
const changesNothingToo: readonly EndpointName[] = ['shipParcel', 'shipParcels'];

async function respond(store: MockStore, name: EndpointName, endpoint: Endpoint, info: Info) {
  await store.takeHold(name);
  if (store.latency > 0) await delay(store.latency);
  const requestId = info.request.headers.get(names.requestId) ?? 'mock-request';
  const answer = new Headers({ [names.requestId]: requestId });
  try {
    const failure = store.takeFailure(name);
    if (failure === 'NETWORK') return HttpResponse.error();
    if (failure) throw new MockError(failure);
    const call = await callOf(store, endpoint, info, answer);
    const resolve = resolvers[name] as (call: MockCall<Endpoint>) => unknown;
    // Every answer must match the contract: a mock that deviates is worse than none.
    const entries = store.state.audit.length;
    const data = z.encode(endpoint.response, await resolve(call));
    if (endpoint.auth === 'admin' && endpoint.method !== 'GET' && endpoint.right !== null) {
      if (store.state.audit.length === entries && !changesNothingToo.includes(name))
        throw new Error(`${name} wrote no audit entry: call noteAudit().`);
    }
    store.save();
    if (endpoint.auth === 'admin' && endpoint.method === 'GET') {
      const etag = etagOf(JSON.stringify(data));
      answer.set('etag', etag);
      if (info.request.headers.get('if-none-match') === etag) {
        return new HttpResponse(null, { status: 304, headers: answer });
      }
    }
    if (endpoint.status === 204) return new HttpResponse(null, { status: 204, headers: answer });
    return HttpResponse.json(data as object, { status: endpoint.status, headers: answer });
  } catch (error) {
    if (!(error instanceof MockError)) throw error;
    return refusal(error.code, error.options, requestId, answer);
  }
}

/** FNV-1a: enough to tell answers of one list apart, and there without a secure connection, too. */
function etagOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `W/"${String(text.length)}-${(hash >>> 0).toString(36)}"`;
}

function refusal(code: ErrorCode, options: MockErrorOptions, requestId: string, headers: Headers) {
  const { status, message } = allErrorCodes[code];
  if (status === 429 || status === 503) headers.set('retry-after', '30');
  return HttpResponse.json({ code, message, ...options, requestId }, { status, headers });
}

async function callOf(
  store: MockStore,
  endpoint: Endpoint,
  { request, params, cookies }: Info,
  answer: Headers,
): Promise<MockCall<Endpoint>> {
  const { user, login } = endpoint.auth === 'none' ? anonymous : callerOf(store, request);
  if (endpoint.auth === 'user' || endpoint.auth === 'admin') demandUser(store, user, endpoint);
  const visitorKey = visitorKeyOf(request);
  const ownCart = user ? `user:${user.id}` : visitorKey;
  if (endpoint.auth === 'cart' && !ownCart) throw new MockError('INVALID_SESSION_ID');
  const problems: { path: string; message: string }[] = [];
  const part = (schema: Endpoint['query'], value: unknown) => {
    const result = schema?.safeParse(value);
    for (const { path, message } of result?.error?.issues ?? []) {
      problems.push({ path: path.map(String).join('.'), message });
    }
    return result?.data as undefined;
  };
  const parsed = {
    params: part(endpoint.params, params),
    query: part(endpoint.query, queryOf(request)),
    body: endpoint.bytes
      ? await bytesOf(request, endpoint.bytes)
      : part(endpoint.body, endpoint.body && (await bodyOf(request))),
  };
  if (problems.length > 0) throw new MockError('VALIDATION_FAILED', { details: { fields: problems } });
  if (user && login !== null) gate(store, endpoint, user, login);
  return {
    ...parsed,
    user,
    login,
    visitorKey,
    request,
    cookies,
    store,
    answer,
    signedIn: () =>
      demandUser(store, store.state.users.find(({ id }) => id === user?.id) ?? null, { auth: 'user' }),
    cartKey: () => ownCart ?? '',
  };
}

function demandUser(
  { state }: MockStore,
  user: MockUser | null,
  { auth, right }: Pick<Endpoint, 'auth' | 'right'>,
): MockUser {
  if (!user) throw new MockError('UNAUTHENTICATED');
  if (auth !== 'admin') return user;
  const role = state.staff[user.id]?.role;
  if (!role) throw new MockError('FORBIDDEN');
  if (right && !rightsOf[role].includes(right)) {
    throw new MockError('RIGHT_MISSING', { details: { right, roles: rolesWith(right) } });
  }
  return user;
}

function visitorKeyOf(request: Request): string | null {
  const given = request.headers.get(names.sessionId);
  if (given === null) return null;
  if (!sessionIdSchema.safeParse(given).success) throw new MockError('INVALID_SESSION_ID');
  return `session:${given}`;
}

function queryOf(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => {
      const values = searchParams.getAll(key);
      return [key, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

async function bytesOf(request: Request, { most, refusal: code }: NonNullable<Endpoint['bytes']>) {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > most) throw new MockError(code);
  return bytes as never;
}

async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    // Not JSON: the schema refuses it with the fields that are missing.
    return {};
  }
}
