import { useEffect } from 'react';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HostProvider } from '@ritual/shared/federation';
import { expectConsole, fakeHost, renderPage } from '@ritual/shared/testing';
import { forgetMarkup, hasMarkup, keepMarkup } from '../federation/kept-markup.tsx';
import { RegionBoundary } from './region-boundary.tsx';
import { RegionPending } from './region-pending.tsx';

afterEach(forgetMarkup);

function serverMarkup(pathname: string) {
  const main = document.createElement('main');
  main.innerHTML = '<h1>Questions</h1><a href="/contact">Contact</a>';
  const heading = main.querySelector('h1');
  keepMarkup(main, { pathname, search: '' } as Location);
  return heading;
}

const lost = new Error('lost');

async function open(loader: () => unknown) {
  const failed = { errorElement: <RegionBoundary />, hydrateFallbackElement: <RegionPending /> };
  expectConsole(/lost/);
  return renderPage(
    [
      { ...failed, path: '/faq', loader, element: <h1>The page</h1> },
      { ...failed, path: '/terms', loader: () => Promise.reject(lost), element: <h1>Terms</h1> },
    ],
    { url: '/faq' },
  );
}

test('the server markup stays until the page renders, also when a second pending element replaces the first', () => {
  const heading = serverMarkup('/faq');
  const { container, rerender } = render(<RegionPending key="no routes yet" />);
  expect(container.querySelector('h1')).toBe(heading);
  rerender(<RegionPending key="no data yet" />);
  expect(container.querySelector('h1')).toBe(heading);
  rerender(<p>The page</p>);
  expect(container.querySelector('h1')).toBeNull();
});

test('without server markup the pending region is empty', () => {
  const { container } = render(<RegionPending />);
  expect(container.firstElementChild).toBeEmptyDOMElement();
});

test("the server markup of a page that cannot be loaded stays readable, with 'Try again'", async () => {
  const heading = serverMarkup('/faq');
  let down = true;
  const { user } = await open(() => (down ? Promise.reject(lost) : null));
  expect(await screen.findByText('This page did not load completely')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
  expect(screen.getByRole('link', { name: 'Contact' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This page did not load completely')).toBeVisible();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The page' })).toBeVisible();
  expect(screen.queryByText('This page did not load completely')).toBeNull();
});

test.each(['in its render', 'in an effect'])(
  'the server markup of a page that throws %s as it is hydrated stays readable',
  async (where) => {
    expectConsole(/lost/);
    let broken = true;
    let thrown = 0;
    const fail = () => {
      if (!broken) return;
      thrown += 1;
      throw lost;
    };
    function Questions() {
      if (where === 'in its render') fail();
      useEffect(fail, []);
      return <h1>Questions</h1>;
    }
    const main = document.createElement('main');
    main.innerHTML = '<h1>Questions</h1>';
    document.body.append(main);
    const heading = main.querySelector('h1');
    keepMarkup(main, { pathname: '/faq', search: '' } as Location);
    const route = { path: '/faq', element: <Questions />, errorElement: <RegionBoundary /> };
    const router = createMemoryRouter([route], { initialEntries: ['/faq'] });
    render(
      <HostProvider host={fakeHost()}>
        <RouterProvider router={router} />
      </HostProvider>,
      { container: main, hydrate: true, onRecoverableError: jest.fn() },
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
    const before = thrown;
    await userEvent.click(retry);
    // The previous message is still there while the page is tried again.
    await waitFor(() => expect(thrown).toBeGreaterThan(before));
    expect(await screen.findByText('This page did not load completely')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
    broken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('This page did not load completely')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
    router.dispose();
  },
);

test('a placeholder is not kept as readable markup', () => {
  const main = document.createElement('main');
  main.innerHTML = '<h1>Your cart</h1><div aria-busy="true"></div>';
  keepMarkup(main, { pathname: '/cart', search: '' } as Location);
  expect(hasMarkup('/cart')).toBe(false);
});

test('it is not shown for another page, nor again after the visitor has left', async () => {
  serverMarkup('/faq');
  const { router } = await open(() => Promise.reject(lost));
  await screen.findByText('This page did not load completely');
  await act(() => router.navigate('/terms'));
  expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible();
  expect(screen.queryByText('Questions')).toBeNull();
  forgetMarkup();
  await act(() => router.navigate('/faq'));
  expect(router.state.location.pathname).toBe('/faq');
  expect(screen.queryByText('Questions')).toBeNull();
});
