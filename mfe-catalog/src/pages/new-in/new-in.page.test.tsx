import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { cartEvents } from '@ritual/shared/events';
import { getCart } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { expectConsole, failNext, renderPage, holdNext } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const open = (search = '') => renderPage(routes, { url: `/NewIn${search}` });
const list = () => screen.getByRole('list', { name: 'New products' });
const cards = () => within(list()).getAllByRole('article');

test('the hero and the last month, twelve at a time', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'RITUAL OF POWER' })).toBeVisible();
  expect(screen.getByText('Fresh arrivals forged for strength and resilience.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Last month' })).toHaveAttribute('aria-current', 'true');
  expect(cards()).toHaveLength(12);
  await user.click(screen.getByRole('link', { name: 'Load more' }));
  await waitFor(() => {
    expect(cards().length).toBeGreaterThan(12);
  });
});

test('a card: badge with the day, price, Quick add, View', async () => {
  await open();
  const [first] = cards();
  const card = within(first as HTMLElement);
  expect(card.getByText(/^NEW • [A-Z][a-z]{2} \d{1,2}$/)).toBeVisible();
  expect(card.getByText(/^\$\d+\.\d{2}$/)).toBeVisible();
  expect(card.getByRole('button', { name: /^Quick add/ })).toBeVisible();
  expect(card.getByRole('link', { name: /^View/ }).getAttribute('href')).toMatch(/^\/product\/\d+$/);
});

test('a quick add opened while the previous one is being added stays open, and starts afresh', async () => {
  const { user } = await open();
  const dialogOf = async (place: number) => {
    const card = within(cards()[place] as HTMLElement);
    await user.click(card.getByRole('button', { name: /^Quick add/ }));
    return within(await screen.findByRole('dialog'));
  };
  const chooseSize = async (dialog: Awaited<ReturnType<typeof dialogOf>>) => {
    const size = await dialog.findByLabelText('Size');
    const free = within(size)
      .getAllByRole<HTMLOptionElement>('option')
      .find(({ label, value }) => value && !/sold/.test(label));
    await user.selectOptions(size, free?.value ?? '');
  };
  const first = await dialogOf(0);
  await chooseSize(first);
  const release = holdNext('addToCart');
  await user.click(first.getByRole('button', { name: 'Add to cart' }));
  await user.keyboard('{Escape}');
  const opened: unknown[] = [];
  const stop = cartEvents.on('cart:open', (event) => void opened.push(event));
  const second = await dialogOf(0);
  release();
  await waitFor(async () => expect((await api.call(getCart)).totalItems).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(second.getByLabelText('Size')).toHaveValue('');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(opened).toEqual([]);
  stop();
});

test('period, order and stock start again at the first page', async () => {
  const { user, router } = await open('?page=2');
  await user.click(screen.getByRole('link', { name: 'This week' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?period=week');
  });
  await user.click(screen.getByRole('checkbox', { name: 'Show only in stock' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?period=week&stock=1');
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort:' }), 'Trending');
  await waitFor(() => {
    expect(router.state.location.search).toBe('?period=week&sort=trending&stock=1');
  });
});

describe('when the call fails', () => {
  test('the latest products are shown instead', async () => {
    failNext('newProducts', 'INTERNAL');
    expectConsole(/Failed to fetch new products/);
    await open();
    expect(cards().length).toBeGreaterThan(0);
  });

  test('and when they fail, too, there is a retry', async () => {
    failNext('newProducts', 'INTERNAL');
    failNext('latestProducts', 'INTERNAL');
    expectConsole(/Failed to fetch new products/, /Error loading products:/);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(cards()).toHaveLength(12);
    });
  });
});
