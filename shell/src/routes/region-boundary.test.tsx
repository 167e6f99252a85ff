import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectConsole, renderPage } from '@ritual/shared/testing';

// The server is down: no further code can be loaded.
jest.unstable_mockModule('./region-message.tsx', () => {
  throw new Error('chunk not found');
});
const { RegionBoundary } = await import('./region-boundary.tsx');

test("a page whose message cannot be loaded either has plain words, and 'Try again' that works", async () => {
  expectConsole(/lost/);
  let down = true;
  const loader = () => (down ? Promise.reject(new Error('lost')) : null);
  const { user } = await renderPage(
    [{ path: '/faq', loader, element: <h1>Questions</h1>, errorElement: <RegionBoundary /> }],
    { url: '/faq' },
  );
  expect(await screen.findByText(/This part of the page could not be loaded/)).toBeVisible();
  expect(screen.getByText('Reload the page')).toHaveAttribute('href', '');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Questions' })).toBeVisible();
});
