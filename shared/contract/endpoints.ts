import { z } from 'zod';
import * as addresses from './addresses.ts';
import * as auth from './auth.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import * as orders from './orders.ts';
import { noContent, paged } from './primitives.ts';
import * as sitemap from './sitemap.ts';

/** Every call of the store by name. API, client, mocks and tests are made from this table. */
export const endpoints = {
  // Accounts
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    auth: 'none',
    body: auth.login,
    status: 200,
    response: auth.authAnswer,
    errors: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    auth: 'none',
    body: auth.register,
    status: 200,
    response: auth.authAnswer,
    errors: ['EMAIL_TAKEN', 'RATE_LIMITED'],
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    auth: 'none',
    status: 200,
    response: auth.authAnswer,
    errors: ['SESSION_EXPIRED'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    auth: 'none',
    status: 204,
    response: noContent,
    errors: [],
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    auth: 'user',
    status: 200,
    response: auth.user,
    errors: [],
  }),

  // Catalogue
  listProducts: endpoint({
    method: 'GET',
    path: '/api/products',
    auth: 'none',
    query: catalog.productListQuery,
    status: 200,
    response: z.array(catalog.productSummary),
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/products/facets',
    auth: 'none',
    query: catalog.productFilterQuery,
    status: 200,
    response: catalog.facets,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  latestProducts: endpoint({
    method: 'GET',
    path: '/api/products/latest',
    auth: 'none',
    status: 200,
    response: z.array(catalog.productSummary),
    errors: [],
  }),
  newProducts: endpoint({
    method: 'GET',
    path: '/api/products/new',
    auth: 'none',
    query: catalog.newProductsQuery,
    status: 200,
    response: catalog.newProducts,
    errors: [],
  }),
  getProduct: endpoint({
    method: 'GET',
    path: '/api/products/:id',
    auth: 'none',
    params: catalog.productParams,
    status: 200,
    response: catalog.product,
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  relatedProducts: endpoint({
    method: 'GET',
    path: '/api/products/:id/related',
    auth: 'none',
    params: catalog.productParams,
    status: 200,
    response: z.array(catalog.productSummary),
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/api/products/:id/reviews',
    auth: 'none',
    params: catalog.productParams,
    status: 200,
    response: z.array(catalog.review),
    errors: ['PRODUCT_NOT_FOUND'],
  }),
  listCollections: endpoint({
    method: 'GET',
    path: '/api/collections',
    auth: 'none',
    status: 200,
    response: z.array(catalog.collection),
    errors: [],
  }),
  getCollection: endpoint({
    method: 'GET',
    path: '/api/collections/:slug',
    auth: 'none',
    params: catalog.slugParams,
    status: 200,
    response: catalog.collection,
    errors: ['COLLECTION_NOT_FOUND'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/search',
    auth: 'none',
    query: catalog.searchQuery,
    status: 200,
    response: z.array(catalog.productSummary),
    errors: [],
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/api/search/suggestions',
    auth: 'none',
    query: catalog.suggestionsQuery,
    status: 200,
    response: catalog.suggestions,
    errors: [],
  }),

  sitemapProducts: endpoint({
    method: 'GET',
    path: '/api/sitemap/products',
    auth: 'none',
    query: sitemap.sitemapQuery,
    status: 200,
    response: sitemap.sitemapProducts,
    errors: [],
  }),

  // Cart: every change answers with the whole cart
  getCart: endpoint({
    method: 'GET',
    path: '/api/cart',
    auth: 'cart',
    status: 200,
    response: cart.cart,
    errors: ['INVALID_SESSION_ID'],
  }),
  addToCart: endpoint({
    method: 'POST',
    path: '/api/cart/add',
    auth: 'cart',
    body: cart.addToCart,
    status: 200,
    response: cart.cart,
    errors: ['INVALID_SESSION_ID', 'PRODUCT_NOT_FOUND', 'INSUFFICIENT_STOCK'],
  }),
  updateCartItem: endpoint({
    method: 'PUT',
    path: '/api/cart/update/:cartItemId',
    auth: 'cart',
    params: cart.cartItemParams,
    body: cart.updateCartItem,
    status: 200,
    response: cart.cart,
    errors: ['INVALID_SESSION_ID', 'CART_ITEM_NOT_FOUND', 'INSUFFICIENT_STOCK'],
  }),
  removeCartItem: endpoint({
    method: 'DELETE',
    path: '/api/cart/remove/:cartItemId',
    auth: 'cart',
    params: cart.cartItemParams,
    status: 200,
    response: cart.cart,
    errors: ['INVALID_SESSION_ID', 'CART_ITEM_NOT_FOUND'],
  }),

  // Addresses
  listAddresses: endpoint({
    method: 'GET',
    path: '/api/addresses',
    auth: 'user',
    status: 200,
    response: z.array(addresses.address),
    errors: [],
  }),
  createAddress: endpoint({
    method: 'POST',
    path: '/api/addresses',
    auth: 'user',
    body: addresses.addressInput,
    status: 201,
    response: addresses.address,
    errors: [],
  }),
  updateAddress: endpoint({
    method: 'PUT',
    path: '/api/addresses/:id',
    auth: 'user',
    params: addresses.addressParams,
    body: addresses.addressInput,
    status: 200,
    response: addresses.address,
    errors: ['ADDRESS_NOT_FOUND'],
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/api/addresses/:id',
    auth: 'user',
    params: addresses.addressParams,
    status: 204,
    response: noContent,
    errors: ['ADDRESS_NOT_FOUND'],
  }),
  makeDefaultAddress: endpoint({
    method: 'PUT',
    path: '/api/addresses/:id/default',
    auth: 'user',
    params: addresses.addressParams,
    status: 200,
    response: addresses.address,
    errors: ['ADDRESS_NOT_FOUND'],
  }),

  // Checkout and orders
  taxRules: endpoint({
    method: 'GET',
    path: '/api/public/pricing/tax-rules',
    auth: 'none',
    status: 200,
    response: z.array(orders.taxRule),
    errors: [],
  }),
  quote: endpoint({
    method: 'POST',
    path: '/api/checkout/quote',
    auth: 'user',
    body: orders.checkoutRequest,
    status: 200,
    response: orders.quote,
    errors: ['ADDRESS_NOT_FOUND', 'CART_EMPTY'],
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/api/checkout',
    auth: 'user',
    body: orders.checkoutRequest,
    status: 200,
    response: orders.checkoutAnswer,
    errors: [
      'ADDRESS_NOT_FOUND',
      'CART_EMPTY',
      'CART_CHANGED',
      'INSUFFICIENT_STOCK',
      'IDEMPOTENCY_MISMATCH',
      'IDEMPOTENCY_IN_PROGRESS',
      'PAYMENT_PROVIDER_UNAVAILABLE',
      'RATE_LIMITED',
    ],
  }),
  myOrders: endpoint({
    method: 'GET',
    path: '/api/orders/me',
    auth: 'user',
    query: orders.orderListQuery,
    status: 200,
    response: paged(orders.order),
    errors: [],
  }),
  getOrder: endpoint({
    method: 'GET',
    path: '/api/orders/:id',
    auth: 'user',
    params: orders.orderParams,
    status: 200,
    response: orders.order,
    errors: ['ORDER_NOT_FOUND'],
  }),
  orderBySession: endpoint({
    method: 'GET',
    path: '/api/orders/by-session/:sessionId',
    auth: 'optional',
    params: orders.paymentSessionParams,
    status: 200,
    response: orders.order,
    errors: ['ORDER_NOT_FOUND'],
  }),
  /** The payment page of an own order that waits for its payment, to go on where one left off. */
  payOrder: endpoint({
    method: 'POST',
    path: '/api/orders/:id/pay',
    auth: 'user',
    params: orders.orderParams,
    status: 200,
    response: orders.checkoutAnswer,
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAYABLE', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/api/orders/:id/cancel',
    auth: 'user',
    params: orders.orderParams,
    status: 200,
    response: orders.order,
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELABLE'],
  }),
  reconcile: endpoint({
    method: 'GET',
    path: '/api/stripe/reconcile/:sessionId',
    auth: 'optional',
    params: orders.paymentSessionParams,
    status: 200,
    response: orders.reconcileAnswer,
    errors: ['ORDER_NOT_FOUND', 'PAYMENT_PROVIDER_UNAVAILABLE'],
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** What the caller of an endpoint gives: only the parts that the endpoint has. */
export type CallArgs<Name extends EndpointName> = {
  [Part in Extract<keyof Endpoints[Name], 'params' | 'query' | 'body'>]: InputOf<Endpoints[Name][Part]>;
};

/** What a call answers with. */
export type CallResult<Name extends EndpointName> = z.output<Endpoints[Name]['response']>;
