import type { CallDefinition } from '../call.ts';

// Saved products of a visitor or an account: every change returns the whole wishlist.

export const getWishlist = {
  method: 'GET',
  path: '/api/wishlist',
  auth: 'cart',
  status: 200,
  errors: ['INVALID_SESSION_ID'],
  schemas: async () => {
    const { wishlist: response } = await import('../schemas/wishlist.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** The cards of those that are still sold, in the order of the wishlist. */
export const getWishlistProducts = {
  method: 'GET',
  path: '/api/wishlist/products',
  auth: 'cart',
  status: 200,
  errors: ['INVALID_SESSION_ID'],
  schemas: async () => {
    const { wishlistProducts: response } = await import('../schemas/wishlist-products.ts');
    return { response };
  },
} as const satisfies CallDefinition;

/** Saving a product again changes nothing. */
export const saveProduct = {
  method: 'PUT',
  path: '/api/wishlist/:productId',
  auth: 'cart',
  status: 200,
  errors: ['INVALID_SESSION_ID', 'PRODUCT_NOT_FOUND', 'WISHLIST_FULL', 'RATE_LIMITED'],
  schemas: async () => {
    const { wishlistParams: params, wishlist: response } = await import('../schemas/wishlist.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;

/** No error for a product that is not saved: another tab may have removed it. */
export const unsaveProduct = {
  method: 'DELETE',
  path: '/api/wishlist/:productId',
  auth: 'cart',
  status: 200,
  errors: ['INVALID_SESSION_ID'],
  schemas: async () => {
    const { wishlistParams: params, wishlist: response } = await import('../schemas/wishlist.ts');
    return { params, response };
  },
} as const satisfies CallDefinition;
