import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  breakages,
  breakCall,
  expectConsole,
  failNext,
  mockStore,
  renderPage,
  seedProductReviews,
} from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

beforeEach(() => seedProductReviews(mockStore));

const list = '/admin/AdminDashboard/reviews';
const open = (url = list) => renderPage(routes, { url, user: 'admin' });
const of = (title: string) => {
  const found = mockStore.state.productReviews.find((each) => each.title === title);
  if (!found) throw new Error(`There is no review ${title}.`);
  return found;
};
const openOne = (title: string) => open(`${list}/${String(of(title).id)}`);
const rows = () =>
  within(screen.getByRole('grid', { name: 'Reviews' }))
    .getAllByRole('row')
    .slice(1);
const answer = () => screen.getByRole('textbox', { name: /^Your answer/ });
/** A change by another person. */
const meanwhile = (title: string, change: object) => {
  mockStore.state.productReviews = mockStore.state.productReviews.map((each) =>
    each.title === title ? { ...each, ...change, version: each.version + 1 } : each,
  );
};

test('those that wait come first, with stars, product, author and state', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await waitFor(() => expect(rows().length).toBeGreaterThan(4));
  const [first, second] = rows();
  expect(within(second ?? document.body).getByText('To approve')).toBeVisible();
  const row = within(first ?? document.body);
  expect(row.getByRole('link', { name: 'A size too small' })).toBeVisible();
  expect(row.getByRole('img', { name: '2 of 5 stars' })).toBeVisible();
  expect(row.getByText('Jordan R.')).toBeVisible();
  expect(row.getByText(of('A size too small').productName)).toBeVisible();
});

test('the list is narrowed by state and stars', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'To approve 2' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('button', { name: 'Stars' }));
  await user.click(screen.getByRole('radio', { name: '2 stars' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(router.state.location.search).toContain('stars=2');
});

test('several are approved from the list by a key, and wait again by Z', async () => {
  const { user } = await open(`${list}?status=PENDING`);
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.keyboard('{Control>}a{/Control}');
  await user.keyboard('a');
  await waitFor(() => expect(of('Two winters in').status).toBe('PUBLISHED'));
  expect(of('A size too small').status).toBe('PUBLISHED');
  await screen.findByRole('group', { name: '2 reviews published' });
  await user.keyboard('z');
  await waitFor(() => expect(of('Two winters in').status).toBe('PENDING'));
});

test('what the API refuses in the list is put back, with the reason', async () => {
  const { user } = await open(`${list}?status=PENDING`);
  await waitFor(() => expect(rows()).toHaveLength(2));
  meanwhile('A size too small', { text: 'Another text, which nobody of the staff has read.' });
  await user.keyboard('{Control>}a{/Control}');
  await user.keyboard('a');
  expect(await screen.findByText(/This review was changed meanwhile/)).toBeVisible();
  expect(of('A size too small').status).toBe('PENDING');
  expect(of('Two winters in').status).toBe('PUBLISHED');
});

test('one is read and approved, at once', async () => {
  const { user } = await openOne('A size too small');
  expect(screen.getByText(/The waist sits where the hip should be/)).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'About this review' }));
  expect(facts.getByText('Runs small')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('group', { name: 'The review is published' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(of('A size too small').status).toBe('PUBLISHED');
  expect(mockStore.state.audit.at(-1)).toMatchObject({ action: 'product-review.status' });
});

test('an approval that the API refuses is taken back, and the review shown as it is now', async () => {
  const { user } = await openOne('A size too small');
  meanwhile('A size too small', { text: 'Another text, which nobody of the staff has read.' });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/This review was changed meanwhile/);
  expect(await screen.findByText(/Another text/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
});

test('one is hidden with a reason; without it the field says so', async () => {
  const { user } = await openOne('Two winters in');
  await user.keyboard('h');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review?' }));
  await user.click(dialog.getByRole('button', { name: 'Hide the review' }));
  expect(await dialog.findByText('Say why; its author reads this.')).toBeVisible();
  await user.type(dialog.getByLabelText('Why'), 'It is about another piece.');
  await user.click(dialog.getByRole('button', { name: 'Hide the review' }));
  expect(await screen.findByText('Hidden: It is about another piece.')).toBeVisible();
  expect(of('Two winters in')).toMatchObject({ status: 'HIDDEN', reason: 'It is about another piece.' });
  await user.keyboard('z');
  await waitFor(() => expect(of('Two winters in')).toMatchObject({ status: 'PENDING', reason: '' }));
});

test('an answer is saved, and a draft survives a change that came first', async () => {
  const { user } = await openOne('Warm, and a little wide');
  await user.clear(answer());
  await user.type(answer(), 'Fold the cuff.');
  meanwhile('Warm, and a little wide', { answer: 'Of a colleague.' });
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/This review was changed meanwhile/);
  expect(answer()).toHaveValue('Fold the cuff.');
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    expect(of('Warm, and a little wide').answer).toBe('Fold the cuff.');
  });
  expect(await screen.findByRole('group', { name: 'The answer is saved' })).toBeVisible();
});

test('an answer of a colleague is shown when it comes; what is typed by then does not overwrite it unasked', async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  const lookAgain = () => act(() => timers.mock.calls.forEach(([run, ms]) => ms === 5000 && run()));
  const { user } = await openOne('Warm, and a little wide');
  meanwhile('Warm, and a little wide', { answer: 'Of a colleague.' });
  lookAgain();
  await waitFor(() => expect(answer()).toHaveValue('Of a colleague.'));
  await user.type(answer(), ' And mine.');
  meanwhile('Warm, and a little wide', { answer: 'Of a colleague, again.' });
  lookAgain();
  expect(await screen.findByText('Someone else has answered since: “Of a colleague, again.”')).toBeVisible();
  expect(answer()).toHaveValue('Of a colleague. And mine.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/This review was changed meanwhile/);
  expect(of('Warm, and a little wide').answer).toBe('Of a colleague, again.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  await waitFor(() => expect(of('Warm, and a little wide').answer).toBe('Of a colleague. And mine.'));
  timers.mockRestore();
});

test('a draft of an answer survives a failure and a reload', async () => {
  const { user, unmount } = await openOne('Two winters in');
  await user.type(answer(), 'That is good to hear.');
  failNext('answerProductReview', 'NETWORK');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the store.');
  unmount();
  await openOne('Two winters in');
  expect(answer()).toHaveValue('That is good to hear.');
});

test.each(['999999', 'nonsense'])('there is no review %s', async (id) => {
  await open(`${list}/${id}`);
  expect(await screen.findByText('This is not here, or no longer.')).toBeVisible();
});

test.each(breakages)('a list that cannot be loaded ($name) says so in its place', async (breakage) => {
  if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
  breakCall('listProductReviews', breakage);
  await open();
  expect(await screen.findByText('The reviews could not be loaded')).toBeVisible();
});
