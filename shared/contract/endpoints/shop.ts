import * as contract from '../shop.ts';
import { endpoint, type Endpoint } from '../endpoint.ts';

/** The shop itself. */
export const shopEndpoints = {
  /** For the shell's server, which hands it to every page; no browser asks for it. */
  shop: endpoint({
    method: 'GET',
    path: '/api/public/shop',
    auth: 'none',
    status: 200,
    response: contract.shop,
    errors: [],
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;
