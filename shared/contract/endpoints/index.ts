import type * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { accountEndpoints } from './accounts.ts';
import { addressEndpoints } from './addresses.ts';
import { analyticsEndpoints } from './analytics.ts';
import { cartEndpoints } from './cart.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { contactEndpoints } from './contact.ts';
import { mailEndpoints } from './mails.ts';
import { orderEndpoints } from './orders.ts';
import { shopEndpoints } from './shop.ts';

/** Every call of the store by name. API, client, mocks and tests are made from this table. */
export const endpoints = {
  ...accountEndpoints,
  ...catalogueEndpoints,
  ...cartEndpoints,
  ...addressEndpoints,
  ...orderEndpoints,
  ...analyticsEndpoints,
  ...contactEndpoints,
  ...mailEndpoints,
  ...shopEndpoints,
} as const satisfies Readonly<Record<string, Endpoint>>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;

/** What the caller of an endpoint gives: only the parts that the endpoint has. */
export type CallArgs<Name extends EndpointName> = {
  [Part in Extract<keyof Endpoints[Name], 'params' | 'query' | 'body'>]: InputOf<Endpoints[Name][Part]>;
};

/** What a call answers with, once it was parsed: money in cents. */
export type CallResult<Name extends EndpointName> = z.output<Endpoints[Name]['response']>;
