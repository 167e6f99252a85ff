import type { CallDefinition } from '../call.ts';

// Addresses of an account.

export const listAddresses = {
  method: 'GET',
  path: '/api/addresses',
  auth: 'user',
  status: 200,
  errors: [],
  schemas: async () => {
    const { addressList: response } = await import('../schemas/account/addresses.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const createAddress = {
  method: 'POST',
  path: '/api/addresses',
  auth: 'user',
  status: 201,
  errors: [],
  schemas: async () => {
    const { addressInput: body, address: response } = await import('../schemas/account/addresses.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const updateAddress = {
  method: 'PUT',
  path: '/api/addresses/:id',
  auth: 'user',
  status: 200,
  errors: ['ADDRESS_NOT_FOUND'],
  schemas: async () => {
    const {
      addressParams: params,
      addressInput: body,
      address: response,
    } = await import('../schemas/account/addresses.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

export const deleteAddress = {
  method: 'DELETE',
  path: '/api/addresses/:id',
  auth: 'user',
  status: 204,
  errors: ['ADDRESS_NOT_FOUND'],
  schemas: async () => {
    const { addressParams: params } = await import('../schemas/account/addresses.ts');
    return { params };
  },
} as const satisfies CallDefinition;

export const makeDefaultAddress = {
  method: 'PUT',
  path: '/api/addresses/:id/default',
  auth: 'user',
  status: 200,
  errors: ['ADDRESS_NOT_FOUND'],
  schemas: async () => {
    const { addressParams: params, address: response } = await import('../schemas/account/addresses.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;
