import * as z from 'zod/mini';
import * as addresses from '../addresses.ts';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { noContent } from '../primitives.ts';

/** Addresses of an account. */
export const addressEndpoints = {
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
} as const satisfies Readonly<Record<string, Endpoint>>;
