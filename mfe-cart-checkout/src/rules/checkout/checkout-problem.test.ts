import { expect, test } from '@jest/globals';
import type { CartItem } from '@ritual/shared/contract';
import { checkoutProblem, type CheckoutFailure } from './checkout-problem.ts';

const failure: CheckoutFailure = { code: 'INTERNAL', message: '', available: null, details: null };
const bra: CartItem = {
  id: '3f0f4c0e-0000-4000-8000-000000000001',
  productId: 3,
  variantId: 31,
  productName: 'Halo Scoop Bra',
  size: 'S',
  color: 'Bone',
  colorId: 'bone',
  colorCode: '#e9e3d8',
  quantity: 3,
  price: 5_800,
  priceBefore: null,
  imageUrl: null,
  imageFile: null,
  availableStock: 9,
  withdrawn: false,
};

test('insufficient stock names the item and links to the cart', () => {
  const short = {
    ...failure,
    code: 'INSUFFICIENT_STOCK',
    message: 'There are not enough pieces left.',
    available: 2,
    details: { variantId: 31, available: 2 },
  };
  expect(checkoutProblem(short, [bra])).toEqual({
    text: 'Only 2 left of Halo Scoop Bra (S, Bone). Change your cart, then pay. Nothing was charged.',
    remedy: 'cart',
  });
  expect(checkoutProblem({ ...short, available: 0 }, [bra]).text).toMatch(
    /^Halo Scoop Bra \(S, Bone\) is sold out\./,
  );
  expect(checkoutProblem(short, []).text).toMatch(/^There are not enough pieces left\./);
});

test("the server's message is used, else a plain one", () => {
  expect(checkoutProblem({ ...failure, message: 'The payment page could not be opened.' }, []).text).toBe(
    'The payment page could not be opened.',
  );
  expect(checkoutProblem(failure, []).text).toBe('Checkout failed');
});

test('an empty cart links to the products', () => {
  expect(checkoutProblem({ ...failure, code: 'CART_EMPTY', message: 'Cart is empty' }, [])).toEqual({
    text: 'Cart is empty',
    remedy: 'products',
  });
});

test('a cart that is too large for an order links back to the cart', () => {
  expect(checkoutProblem({ ...failure, code: 'CART_FULL', message: 'Too many items.' }, [])).toEqual({
    text: 'Too many items. Nothing was charged.',
    remedy: 'cart',
  });
});

test('a deleted address makes the list reload', () => {
  const gone = checkoutProblem(
    { ...failure, code: 'ADDRESS_NOT_FOUND', message: 'This address does not exist.' },
    [],
  );
  expect(gone).toMatchObject({
    text: 'This address does not exist. Please choose another one.',
    reloadAddresses: true,
  });
});

test('after a network failure the message states that nothing was charged', () => {
  const message = 'We could not reach the store. Please try again.';
  expect(checkoutProblem({ ...failure, code: 'NETWORK', message }, []).text).toBe(
    `${message} Nothing was charged.`,
  );
});
