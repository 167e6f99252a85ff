import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useAuth } from '@ritual/shared/federation';
import { getProduct } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { Link, notFound, useLoaderData, type RouteObject } from '@ritual/shared/routing';
import { useCart } from '@ritual/shared/state';
import { demoProduct, failNext, renderPage } from './index.ts';

function Page() {
  const { name } = useLoaderData<{ name: string }>();
  const { user, signOut } = useAuth();
  const total = useCart((state) => state.cart.totalItems);
  return (
    <>
      <h1>{name}</h1>
      <p>{`${user?.firstName ?? 'Guest'} has ${String(total)}`}</p>
      <button onClick={() => void signOut()}>Logout</button>
      <Link to="/faq">FAQ</Link>
    </>
  );
}
const routes: RouteObject[] = [
  {
    path: '/product/:id',
    loader: ({ params }) => {
      if (params['id'] === '1') throw notFound();
      return api.call(getProduct, { params: { id: Number(params['id']) } });
    },
    lazy: () => Promise.resolve({ Component: Page }),
  },
];

test('a page renders with its data, its user and the cart; another page is named', async () => {
  const { user } = await renderPage(routes, {
    url: '/product/101',
    user: 'shopper',
    cart: [{ variantId: 10101, quantity: 2 }],
  });
  expect(screen.getByRole('heading')).toHaveTextContent(demoProduct(101).name);
  expect(screen.getByText('Maya has 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Guest has 0')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'FAQ' }));
  expect(await screen.findByText('Another page: /faq')).toBeInTheDocument();
});

test("a loader's error is shown", async () => {
  await renderPage(routes, { url: '/product/1' });
  expect(screen.getByText('Page error 404')).toBeInTheDocument();
});

test('a visitor has a cart of their own, and calls can be made to fail', async () => {
  failNext('getProduct', 'UNAVAILABLE');
  const { stores } = await renderPage(routes, { url: '/product/101', cart: [{ variantId: 10101 }] });
  expect(screen.getByText('Page error 503')).toBeInTheDocument();
  expect(stores.cart.getState().cart.totalItems).toBe(1);
});

test('a public page gets no parameter that its route does not name', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const head = () => ({ title: 'List' });
  const handle = { head, query: ['size'] };
  const { router } = await renderPage([{ path: '/list', element: <h1>List</h1>, handle }], {
    url: '/list?size=M',
  });
  expect(complaints).not.toHaveBeenCalled();
  await act(() => router.navigate('/list?size=M&color=pine'));
  expect(complaints).toHaveBeenCalledWith("The route of /list has to name 'color' in handle.query.");
  complaints.mockRestore();
});
