import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderUi } from '@ritual/shared/testing';
import { review } from '../../../../testing/products.ts';
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

test('average, spread and fit are said in words', async () => {
  renderUi(<Reviews reviews={reviews} />);
  expect(await screen.findByText('4.7')).toBeVisible();
  expect(screen.getByText('14 reviews')).toBeVisible();
  const spread = within(screen.getByRole('list', { name: 'Reviews by stars' }));
  expect(spread.getByRole('progressbar', { name: '5 stars' })).toHaveAttribute('aria-valuetext', '13 of 14');
  expect(screen.getByText(/^Fit:/)).toHaveTextContent('Fit: True to size, say 12 of 14');
});

test('one review: stars, words, who, where, what and when', async () => {
  renderUi(<Reviews reviews={[review()]} />);
  const one = within(await screen.findByRole('article'));
  expect(one.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  expect(one.getByRole('heading', { name: 'Solid' })).toBeVisible();
  expect(one.getByText('The waistband stays where I put it.')).toBeVisible();
  expect(one.getByText('A. D., ID • Bought in M, Obsidian')).toBeVisible();
  expect(one.getByText('Nov 1, 2026')).toBeVisible();
});

test('the newest four come first; the order is chosen in place, keeps the focus and is announced', async () => {
  const { user } = renderUi(<Reviews reviews={reviews} />);
  const sort = await screen.findByRole('combobox', { name: /^Sort/ });
  expect(titles()).toEqual(['Review 14', 'Review 13', 'Review 12', 'Review 11']);
  sort.focus();
  await user.selectOptions(sort, 'Lowest');
  expect(titles()[0]).toBe('Review 4');
  expect(sort).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Reviews sorted: Lowest');
});

test('more reviews come on demand, and the focus goes to the first of them', async () => {
  const { user } = renderUi(<Reviews reviews={reviews} />);
  await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
  expect(titles()).toHaveLength(12);
  await waitFor(() => expect(screen.getAllByRole('article')[4]).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
  expect(titles()).toHaveLength(14);
  expect(screen.getAllByRole('article')[12]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
});

test('without reviews there is a sentence', async () => {
  renderUi(<Reviews reviews={[]} />);
  expect(await screen.findByText('No reviews yet.')).toBeVisible();
});
