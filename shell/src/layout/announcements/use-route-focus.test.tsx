import { act } from 'react';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Outlet } from '@ritual/shared/routing';
import { renderPage } from '@ritual/shared/testing';
import { useRouteFocus } from './use-route-focus.ts';

function Frame() {
  useRouteFocus();
  return (
    <>
      <button>Before</button>
      <main>
        <Outlet />
      </main>
    </>
  );
}
const routes = [
  {
    element: <Frame />,
    children: [
      { path: '/', element: <h1>Home</h1> },
      { path: '/faq', element: <h1>FAQ</h1> },
      { path: '/blank', element: <p>No heading</p> },
    ],
  },
];

test('the initial page does not move the focus; the next page focuses its heading', async () => {
  const { router } = await renderPage(routes);
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/faq'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'FAQ' })).toHaveFocus());
});

test('a change of query or fragment does not move the focus', async () => {
  const { router } = await renderPage(routes);
  const button = screen.getByRole('button');
  act(() => button.focus());
  await act(() => router.navigate('/?size=M'));
  await act(() => router.navigate('/#main'));
  expect(button).toHaveFocus();
});

test('a page without a heading does not move the focus', async () => {
  const { router } = await renderPage(routes);
  const button = screen.getByRole('button');
  act(() => button.focus());
  await act(() => router.navigate('/blank'));
  expect(button).toHaveFocus();
});
