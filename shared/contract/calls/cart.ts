import type { CallDefinition } from '../call.ts';

// The cart: every change returns the whole cart.

export const getCart = {
  method: 'GET',
  path: '/api/cart',
  auth: 'cart',
  status: 200,
  errors: ['INVALID_SESSION_ID'],
  schemas: async () => {
    const { cart: response } = await import('../schemas/cart.ts');
    return { response };
  },
} as const satisfies CallDefinition;

export const addToCart = {
  method: 'POST',
  path: '/api/cart/add',
  auth: 'cart',
  status: 200,
  errors: ['INVALID_SESSION_ID', 'PRODUCT_NOT_FOUND', 'INSUFFICIENT_STOCK', 'CART_FULL', 'RATE_LIMITED'],
  schemas: async () => {
    const { addToCart: body, cart: response } = await import('../schemas/cart.ts');
    return { body, response };
  },
} as const satisfies CallDefinition;

export const updateCartItem = {
  method: 'PUT',
  path: '/api/cart/update/:cartItemId',
  auth: 'cart',
  status: 200,
  errors: ['INVALID_SESSION_ID', 'CART_ITEM_NOT_FOUND', 'INSUFFICIENT_STOCK'],
  schemas: async () => {
    const {
      cartItemParams: params,
      updateCartItem: body,
      cart: response,
    } = await import('../schemas/cart.ts');
    return { params, body, response };
  },
} as const satisfies CallDefinition;

export const removeCartItem = {
  method: 'DELETE',
  path: '/api/cart/remove/:cartItemId',
  auth: 'cart',
  status: 200,
  errors: ['INVALID_SESSION_ID', 'CART_ITEM_NOT_FOUND'],
  schemas: async () => {
    const { cartItemParams: params, cart: response } = await import('../schemas/cart.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;
