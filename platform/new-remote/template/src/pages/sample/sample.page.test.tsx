import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

test('the page lists three products, each a link to its page', async () => {
  const { user, router } = await renderPage(routes, { url: '/sample' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample' })).toBeVisible();
  const links = within(screen.getByRole('list', { name: 'Best prices' })).getAllByRole('link');
  expect(links).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Liked 0 times' }));
  expect(screen.getByRole('button', { name: 'Liked 1 times' })).toBeVisible();
  await user.click(links[0] as HTMLElement);
  expect(router.state.location.pathname).toMatch(/^\/product\/\d+$/);
});
