import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failNext, mockStore, renderPage, seedOrders } from '@ritual/shared/testing';
import { routes } from '../../../routes.tsx';

beforeEach(() => seedOrders(mockStore));

function delivered() {
  const order = mockStore.state.orders.find(({ status }) => status === 'DELIVERED');
  const [item] = order?.items ?? [];
  if (!order || !item) throw new Error('No order was delivered.');
  return { order, item };
}
const open = (hash = '') =>
  renderPage(routes, { url: `/dashboard/orders/${delivered().order.id}${hash}`, user: 'shopper' });
type Page = Awaited<ReturnType<typeof open>>;
const reviews = () => within(screen.getByRole('region', { name: 'Your reviews' }));
const start = () =>
  reviews().getByRole('button', { name: `Write a review: ${delivered().item.productName}` });
const text = 'Warm on the way there, dry on the way back.';

async function fill({ user }: Page) {
  await user.click(reviews().getByRole('radio', { name: /^4 stars/ }));
  await user.click(reviews().getByRole('radio', { name: 'Runs small' }));
  await user.selectOptions(reviews().getByLabelText('Size worn'), 'L');
  await user.type(reviews().getByLabelText('Title'), 'My winter jacket');
  await user.type(reviews().getByLabelText('Your review'), text);
}
const send = ({ user }: Page) => user.click(reviews().getByRole('button', { name: 'Send review' }));
/** What the staff decides meanwhile. */
const decide = (change: object) => {
  mockStore.state.productReviews = mockStore.state.productReviews.map((each) => ({ ...each, ...change }));
};

test('a piece that has arrived is reviewed; the review waits, has the focus and can be changed', async () => {
  const page = await open();
  await page.user.click(start());
  await fill(page);
  await send(page);
  expect(await reviews().findByText('Being checked')).toBeVisible();
  expect(reviews().getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  expect(reviews().getByText('Runs small · Worn in L')).toBeVisible();
  await waitFor(() =>
    expect(reviews().getByText('My winter jacket').closest('[tabindex="-1"]')).toHaveFocus(),
  );
  await page.user.click(reviews().getByRole('button', { name: /^Change the review/ }));
  expect(reviews().getByRole('radio', { name: /^4 stars/ })).toBeChecked();
  await page.user.clear(reviews().getByLabelText('Title'));
  await page.user.type(reviews().getByLabelText('Title'), 'Two winters');
  await send(page);
  expect(await reviews().findByText('Two winters')).toBeVisible();
  expect(mockStore.state.productReviews).toHaveLength(1);
});

test('what is missing is said at its field, and the first of them has the focus', async () => {
  const page = await open();
  await page.user.click(start());
  await send(page);
  expect(await reviews().findByText('Choose one to five stars.')).toBeVisible();
  for (const words of ['Say how it fits.', 'Give your review a title.', 'Write at least 20 characters.'])
    expect(reviews().getByText(words)).toBeVisible();
  expect(reviews().getByRole('radio', { name: /^1 star:/ })).toHaveFocus();
  expect(reviews().getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription(
    'Choose one to five stars.',
  );
});

test('stars are chosen by arrow keys', async () => {
  const page = await open();
  await page.user.click(start());
  await page.user.click(reviews().getByRole('radio', { name: /^2 stars/ }));
  await page.user.keyboard('{ArrowRight}');
  expect(reviews().getByRole('radio', { name: /^3 stars/ })).toBeChecked();
});

test('a draft survives a failure and a reload', async () => {
  const page = await open();
  await page.user.click(start());
  await fill(page);
  failNext('writeProductReview', 'NETWORK');
  await send(page);
  expect(await reviews().findByText('We could not reach the store. Please try again.')).toBeVisible();
  page.unmount();
  const again = await open();
  await again.user.click(start());
  expect(reviews().getByLabelText('Your review')).toHaveValue(text);
  await send(again);
  expect(await reviews().findByText('Being checked')).toBeVisible();
});

test('the link of the mail opens the form of its line; given up, it is as before', async () => {
  const { user } = await open(`#review-${delivered().item.id}`);
  expect(reviews().getByRole('form', { name: `Review of ${delivered().item.productName}` })).toBeVisible();
  await user.click(reviews().getByRole('button', { name: 'Cancel' }));
  expect(start()).toHaveFocus();
});

test('a published review has the answer of the store and stays; a hidden one says why and can be changed', async () => {
  const page = await open(`#review-${delivered().item.id}`);
  await fill(page);
  await send(page);
  await reviews().findByText('Being checked');
  page.unmount();

  decide({ status: 'HIDDEN', reason: 'Please say nothing about the carrier.' });
  const hidden = await open();
  expect(reviews().getByText('Not published')).toBeVisible();
  expect(reviews().getByText('Please say nothing about the carrier.')).toBeVisible();
  await hidden.user.click(reviews().getByRole('button', { name: /^Change the review/ }));
  // Meanwhile it was published: it is shown as it is.
  decide({ status: 'PUBLISHED', reason: '', answer: 'Thank you, Maya.' });
  await send(hidden);
  expect(await reviews().findByText('Published')).toBeVisible();
  expect(reviews().getByText('Thank you, Maya.')).toBeVisible();
  expect(reviews().getByRole('link', { name: 'Look at it there' })).toHaveAttribute(
    'href',
    `/product/${delivered().item.productId}#reviews-title`,
  );
  expect(reviews().queryByRole('button')).toBeNull();
});

test('nothing is reviewed before it has arrived', async () => {
  const paid = mockStore.state.orders.find(({ status }) => status === 'PAID');
  await renderPage(routes, { url: `/dashboard/orders/${paid?.id}`, user: 'shopper' });
  expect(screen.getByRole('region', { name: 'Items' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your reviews' })).toBeNull();
});

test('reviews that could not be loaded leave the order there, and are loaded again', async () => {
  failNext('reviewsOfOrder', 'UNAVAILABLE');
  const { user } = await open();
  expect(screen.getByRole('region', { name: 'Items' })).toBeVisible();
  await user.click(reviews().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(start()).toBeVisible());
});
