import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole, failNext, mockStore, renderUi } from '@ritual/shared/testing';
import { review, reviewPage } from '../../../../testing/products.ts';
import { Reviews } from './reviews.tsx';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T00:00:00.000Z`;
const reviews = Array.from({ length: 14 }, (_, index) =>
  review({
    id: index + 1,
    title: `Review ${String(index + 1)}`,
    rating: index === 3 ? 1 : 5,
    fit: index < 2 ? 'small' : 'true',
    createdAt: day(index + 1),
  }),
);
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('average, distribution and fit are shown as text', async () => {
  renderUi(<Reviews productId={1} reviews={reviewPage(reviews)} />);
  expect(await screen.findByText('4.7')).toBeVisible();
  expect(screen.getByText('14 reviews')).toBeVisible();
  const spread = within(screen.getByRole('list', { name: 'Reviews by stars' }));
  expect(spread.getByRole('progressbar', { name: '5 stars' })).toHaveAttribute('aria-valuetext', '13 of 14');
  expect(screen.getByText(/^Fit:/)).toHaveTextContent('Fit: True to size, say 12 of 14');
});

test('one review: stars, text, author, state, variant and date', async () => {
  renderUi(<Reviews productId={1} reviews={reviewPage([review()])} />);
  const one = within(await screen.findByRole('article'));
  expect(one.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  expect(one.getByRole('heading', { name: 'Solid' })).toBeVisible();
  expect(one.getByText('The waistband stays where I put it.')).toBeVisible();
  expect(one.getByText('A. D., ID • Bought in M, Obsidian')).toBeVisible();
  expect(one.getByText('Nov 1, 2026')).toBeVisible();
});

test('a review of a buyer says so, with the answer of the store; of a deleted account the stars are left', async () => {
  const bought = review({ id: 2, verified: true, answer: 'Thank you, Ana.', createdAt: day(2) });
  const ofErased = review({ id: 1, title: '', text: '', author: 'A customer', verified: true });
  renderUi(<Reviews productId={1} reviews={reviewPage([bought, ofErased])} />);
  const [first, second] = (await screen.findAllByRole('article')).map((each) => within(each));
  expect(first?.getByText(/• Verified purchase$/)).toBeVisible();
  expect(first?.getByText('Answer of RITUAL OF POWER')).toBeVisible();
  expect(first?.getByText('Thank you, Ana.')).toBeVisible();
  expect(second?.getByText(/^A customer, /)).toBeVisible();
  expect(second?.queryByRole('heading')).toBeNull();
});

test('the newest four come first; the order changes in place, keeps the focus and is announced', async () => {
  const { user } = renderUi(<Reviews productId={1} reviews={reviewPage(reviews)} />);
  const sort = await screen.findByRole('combobox', { name: /^Sort/ });
  expect(titles()).toEqual(['Review 14', 'Review 13', 'Review 12', 'Review 11']);
  sort.focus();
  await user.selectOptions(sort, 'Lowest');
  expect(titles()[0]).toBe('Review 4');
  expect(sort).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Reviews sorted: Lowest');
});

test('more reviews load on demand, and the focus moves to the first of them', async () => {
  const { user } = renderUi(<Reviews productId={1} reviews={reviewPage(reviews)} />);
  await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
  expect(titles()).toHaveLength(12);
  await waitFor(() => expect(screen.getAllByRole('article')[4]).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
  expect(titles()).toHaveLength(14);
  expect(screen.getAllByRole('article')[12]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
});

test('without reviews there is a message', async () => {
  renderUi(<Reviews productId={1} reviews={reviewPage([])} />);
  expect(await screen.findByText('No reviews yet.')).toBeVisible();
});

/** A product of the mocks of whose reviews the page has only the newest. */
function renderSome(given: number) {
  const all = mockStore.catalog.reviews().filter(({ productId }) => productId === 104);
  expect(all.length).toBeGreaterThan(given);
  return { all, ...renderUi(<Reviews productId={104} reviews={reviewPage(all, given)} />) };
}

test('the counts are of all reviews, and reviews that the page does not have come from the API', async () => {
  const { all, user } = renderSome(4);
  expect(await screen.findByText(`${String(all.length)} reviews`)).toBeVisible();
  expect(screen.getByText(`4 of ${String(all.length)}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
  await waitFor(() => expect(titles()).toEqual(all.map(({ title }) => title)));
  expect(screen.getAllByRole('article')[4]).toHaveFocus();
});

test('the lowest of all reviews come first, not only of those in the page', async () => {
  const { all, user } = renderSome(4);
  const sort = await screen.findByRole('combobox', { name: /^Sort/ });
  sort.focus();
  await user.selectOptions(sort, 'Lowest');
  const lowest = all.toSorted((a, b) => a.rating - b.rating).map(({ title }) => title);
  await waitFor(() => expect(titles()).toEqual(lowest.slice(0, 4)));
  expect(sort).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Reviews sorted: Lowest');
});

test('more reviews that fail to load can be retried, and the focus is kept', async () => {
  const { all, user } = renderSome(4);
  failNext('reviewPage', 'INTERNAL');
  expectConsole(/Failed to fetch reviews/);
  await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('More reviews could not be loaded')).toBeVisible();
  expect(titles()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();

  failNext('reviewPage', 'INTERNAL');
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(again).toBeVisible();
  expect(again).toHaveFocus();

  await user.click(again);
  await waitFor(() => expect(titles()).toHaveLength(all.length));
  expect(screen.getAllByRole('article')[4]).toHaveFocus();
  expect(
    screen.getByText(`${String(all.length)} of ${String(all.length)} reviews shown`),
  ).toBeInTheDocument();
});

test('an order that fails to load stays chosen, shows no reviews of another order, and is the one retried', async () => {
  const { all, user } = renderSome(4);
  failNext('reviewPage', 'INTERNAL');
  expectConsole(/Failed to fetch reviews/);
  const sort = await screen.findByRole('combobox', { name: /^Sort/ });
  await user.selectOptions(sort, 'Lowest');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The reviews could not be loaded')).toBeVisible();
  expect(sort).toHaveDisplayValue('Lowest');
  expect(screen.queryByRole('article')).toBeNull();

  await user.click(again);
  const lowest = all.toSorted((a, b) => a.rating - b.rating).map(({ title }) => title);
  await waitFor(() => expect(titles()).toEqual(lowest.slice(0, 4)));
  expect(sort).toHaveDisplayValue('Lowest');
  expect(screen.getAllByRole('article')[0]).toHaveFocus();
  expect(screen.getByText('Reviews sorted: Lowest')).toBeInTheDocument();
});

test('after an order that fails to load, the previous one is shown again at once', async () => {
  const { all, user } = renderSome(4);
  failNext('reviewPage', 'INTERNAL');
  expectConsole(/Failed to fetch reviews/);
  const sort = await screen.findByRole('combobox', { name: /^Sort/ });
  await user.selectOptions(sort, 'Lowest');
  await screen.findByRole('button', { name: 'Try again' });
  await user.selectOptions(sort, 'Newest');
  expect(titles()).toEqual(all.slice(0, 4).map(({ title }) => title));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
