import * as cart from '../cart.ts';
import { endpoint, type Endpoint } from '../endpoint.ts';

/** The cart: every change answers with the whole cart. */
export const cartEndpoints = {
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
    errors: ['INVALID_SESSION_ID', 'PRODUCT_NOT_FOUND', 'INSUFFICIENT_STOCK', 'CART_FULL', 'RATE_LIMITED'],
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
} as const satisfies Readonly<Record<string, Endpoint>>;
