import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '@ritual/shared/testing';
import { NotFoundPage } from './not-found-page.tsx';

test('the 404 page offers a search and the links of the menu', async () => {
  const { user, router } = renderUi(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Woman' })).toHaveAttribute('href', '/collections/woman');
  await user.type(screen.getByRole('combobox', { name: 'Search products' }), 'bra{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=bra' });
});
