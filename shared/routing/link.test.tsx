import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '@ritual/shared/testing';
import { Link, NavLink } from './index.ts';

test('a link navigates without loading the document, and leaves other clicks to the browser', async () => {
  const { user, router } = await renderPage([
    {
      path: '/',
      element: (
        <>
          <Link to="/faq">FAQ</Link>
          <Link to="/terms" onClick={(event) => event.preventDefault()}>
            Terms
          </Link>
        </>
      ),
    },
  ]);
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
  await user.click(screen.getByRole('link', { name: 'FAQ' }));
  expect(await screen.findByText('Another page: /faq')).toBeVisible();
});

test.each([
  ['/collections', true, false, true],
  ['/Collections/Woman', false, true, true],
  ['/collectionsale', false, false, false],
])('at %s', async (url, exact, woman, below) => {
  await renderPage(
    [
      {
        path: '*',
        element: (
          <>
            <NavLink to="/collections" end>
              exact
            </NavLink>
            <NavLink to="/collections/woman">woman</NavLink>
            <NavLink to="/collections">below</NavLink>
          </>
        ),
      },
    ],
    { url },
  );
  const current = (name: string) =>
    screen.getByRole('link', { name }).getAttribute('aria-current') === 'page';
  expect([current('exact'), current('woman'), current('below')]).toEqual([exact, woman, below]);
});
