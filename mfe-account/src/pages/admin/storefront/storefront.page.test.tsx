import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { failNext, holdNext, mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const url = '/admin/AdminDashboard/storefront';
const open = async (address = url) => {
  const page = await renderPage(routes, { url: address, user: 'admin' });
  await screen.findByRole('table', { name: 'Parts of the store' });
  return page;
};
const rowOf = (name: string) => {
  const table = within(screen.getByRole('table', { name: 'Parts of the store' }));
  const row = table.getByRole('rowheader', { name }).closest('tr');
  if (!row) throw new Error(`There is no row of ${name}.`);
  return within(row);
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
/** Writes a reason as if pasted: each key would render the page. */
async function give(user: UserEvent, where: Pick<typeof screen, 'getByLabelText'>, reason: string) {
  await user.click(where.getByLabelText('Reason'));
  await user.paste(reason);
}
const newest = () => mockStore.state.storefront.revisions.at(-1);
/** Another person changes what is live. */
const elsewhere = (live: Readonly<Record<string, string>>, reason: string, more: object = {}) => {
  const before = newest();
  if (!before) throw new Error('Nothing was seeded.');
  mockStore.state.storefront.revisions.push({
    ...before,
    ...{ revision: before.revision + 1, at: new Date().toISOString(), action: 'promote', reason },
    ...{ who: 'kofi (content-team)', byRule: false, live: { ...before.live, ...live } },
    ...more,
  });
};

test('each part has team, live release, failures, speed, size and canary; the shell is first', async () => {
  await open();
  const table = within(screen.getByRole('table', { name: 'Parts of the store' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['shell', 'catalog', 'cart-checkout', 'account', 'content', 'wishlist']),
  );
  expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('shell');
  const catalog = rowOf('catalog');
  for (const words of ['browse-team', '2.30.4', '9', '1.92 s', '71 kB']) {
    expect(catalog.getByText(words)).toBeVisible();
  }
  expect(catalog.getByText('2.31.0')).toBeVisible();
  expect(rowOf('wishlist').queryByRole('button', { name: 'Roll back wishlist' })).not.toBeInTheDocument();
  expect(screen.getByText(/Revision 418/)).toBeVisible();
});

test('the history says who, what and why, of one part if wanted, and leads to all of it', async () => {
  const { user, router } = await open();
  const history = () => within(screen.getByRole('table', { name: 'History, newest first' }));
  expect(await screen.findByText('Shipping methods at checkout')).toBeVisible();
  expect(history().getByText('5% to 25%')).toBeVisible();
  expect(history().getAllByText('Rule')).not.toHaveLength(0);
  await user.selectOptions(screen.getByRole('combobox', { name: /Part/ }), 'cart-checkout');
  await waitFor(() => expect(history().getAllByRole('rowheader')).toHaveLength(2));
  expect(router.state.location.search).toBe('?part=cart-checkout');
  expect(history().getByText('1.18.2 to 1.19.0')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Storefront history' })).toBeVisible();
  expect(await screen.findByText('Shipping methods at checkout')).toBeVisible();
  expect(screen.queryByText('Swatch names read out once')).not.toBeInTheDocument();
});

test('a part is rolled back to an earlier release; what follows is shown before, and a reason is asked for', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Roll back catalog' }));
  const within_ = within(await dialog('Roll back catalog'));
  await user.selectOptions(within_.getByRole('combobox', { name: 'Back to' }), '2.30.3');
  expect(await within_.findByText(/passes the gate/)).toBeVisible();
  expect(within_.getByText(/the canary 2.31.0 ends/)).toBeVisible();
  const button = within_.getByRole('button', { name: 'Roll back catalog to 2.30.3' });
  await user.click(button);
  expect(within_.getByText('Write why, for the history.')).toBeVisible();
  await give(user, within_, 'Filters are slow');
  await user.click(button);
  expect(await screen.findByText('catalog is back at 2.30.3, with revision 419.')).toBeVisible();
  expect(await rowOf('catalog').findByText('2.30.3')).toBeVisible();
  expect(newest()).toMatchObject({ action: 'rollback', reason: 'Filters are slow', who: 'Ada Reyes' });
  expect(mockStore.state.audit.at(-1)).toMatchObject({ action: 'storefront.rollback' });
});

test('the answer to a rollback that was left does not close what is decided by then', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Roll back cart-checkout' }));
  const asked = within(await dialog('Roll back cart-checkout'));
  const button = await asked.findByRole('button', { name: 'Roll back cart-checkout to 1.18.2' });
  await give(user, asked, 'Too slow');
  const answer = holdNext('rollBackStorefront');
  await user.click(button);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Stop canary' }));
  const stop = await dialog('Stop the canary of catalog 2.31.0');
  await give(user, within(stop), 'Empty lists');
  answer();
  expect(await screen.findByText('cart-checkout is back at 1.18.2, with revision 419.')).toBeVisible();
  expect(stop).toHaveAttribute('open');
  expect(within(stop).getByLabelText('Reason')).toHaveValue('Empty lists');
});

test('what the gate refuses is shown in its words, and cannot be done', async () => {
  mockStore.state.storefront.refused['cart-checkout@1.18.2'] =
    'cart-checkout 1.18.2 makes a call that has ended.';
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Roll back cart-checkout' }));
  const asked = within(await dialog('Roll back cart-checkout'));
  expect(await asked.findByText(/makes a call that has ended. Choose another release./)).toBeVisible();
  expect(asked.queryByRole('button', { name: /^Roll back/ })).not.toBeInTheDocument();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('several parts go back to a revision', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Back to here, revision 413' }));
  const asked = within(await dialog('Roll back to a moment'));
  expect(asked.getByRole('textbox', { name: 'Revision' })).toHaveValue('413');
  expect(await asked.findByText('cart-checkout')).toBeVisible();
  await user.click(asked.getByRole('checkbox', { name: 'catalog' }));
  const button = await asked.findByRole('button', { name: 'Roll back cart-checkout to 1.18.2' });
  await give(user, asked, 'As before the weekend');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('cart-checkout is back at 1.18.2, with revision 419.')).toBeVisible();
  expect(button).not.toBeVisible();
  expect(newest()?.live).toMatchObject({ catalog: '2.30.4', 'cart-checkout': '1.18.2' });
});

test('a canary is shown beside the live release, held, and stopped with a reason', async () => {
  const { user } = await open();
  const canary = within(screen.getByRole('group', { name: 'Canary of catalog 2.31.0' }));
  expect(canary.getByText(/Filters keep their place after Back/)).toBeVisible();
  expect(canary.getByText('No worse')).toBeVisible();
  const arms = within(canary.getByRole('table', { name: 'The canary beside the live release' }));
  expect(arms.getByRole('row', { name: 'LCP, p75 1.88 s 1.92 s' })).toBeVisible();

  await user.click(canary.getByRole('button', { name: 'Hold at 25%' }));
  const hold = within(await dialog('Hold catalog 2.31.0 at 25%'));
  await user.click(hold.getByRole('button', { name: 'Hold at 25%' }));
  expect(await screen.findByText('catalog 2.31.0 is held at 25%.')).toBeVisible();
  expect(await canary.findByText('Held')).toBeVisible();
  expect(canary.getByRole('button', { name: 'Resume' })).toBeVisible();

  await user.click(canary.getByRole('button', { name: 'Stop canary' }));
  const stop = within(await dialog('Stop the canary of catalog 2.31.0'));
  await user.click(stop.getByRole('button', { name: 'Stop 2.31.0' }));
  expect(stop.getByText('Write why, for the history.')).toBeVisible();
  await give(user, stop, 'Empty lists');
  await user.click(stop.getByRole('button', { name: 'Stop 2.31.0' }));
  expect(await screen.findByText('The canary of catalog 2.31.0 was stopped.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Canary/ })).not.toBeInTheDocument());
  expect(newest()).toMatchObject({ action: 'abort', reason: 'Empty lists', live: { catalog: '2.30.4' } });
});

test('the chart of errors can be read as a table', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'As a table' }));
  const figures = within(screen.getByRole('table', { name: 'Errors per page view' }));
  expect(figures.getByRole('columnheader', { name: '2.31.0' })).toBeVisible();
  expect(figures.getAllByRole('row').length).toBeGreaterThan(5);
  await user.click(screen.getByRole('button', { name: 'As a chart' }));
  expect(screen.queryByRole('table', { name: 'Errors per page view' })).not.toBeInTheDocument();
});

test("another person's change is shown within seconds, and a decision on what was before is refused", async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Roll back cart-checkout' }));
  const asked = within(await dialog('Roll back cart-checkout'));
  await asked.findByText(/passes the gate/);
  await give(user, asked, 'It fails');
  elsewhere({ 'cart-checkout': '1.20.0' }, 'A fix');
  await user.click(asked.getByRole('button', { name: 'Roll back cart-checkout to 1.18.2' }));
  expect(await asked.findByText(/Someone else has changed this part meanwhile/)).toBeVisible();
  expect(await screen.findByText('Revision 419: cart-checkout changed.')).toBeVisible();
  expect(await rowOf('cart-checkout').findByText('1.20.0')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));

  elsewhere({ content: '1.9.0' }, 'New words');
  expect(
    await screen.findByText('Revision 420: content changed.', undefined, { timeout: 5000 }),
  ).toBeVisible();
  expect(await screen.findByText('New words')).toBeVisible();
}, 15_000);

test('what was not confirmed in time is seen when it comes, and the dialog says so by closing', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Roll back cart-checkout' }));
  const asked = within(await dialog('Roll back cart-checkout'));
  await asked.findByText(/passes the gate/);
  await give(user, asked, 'It fails');
  failNext('rollBackStorefront', 'STOREFRONT_UNCONFIRMED');
  await user.click(asked.getByRole('button', { name: 'Roll back cart-checkout to 1.18.2' }));
  expect(await asked.findByText(/has not answered in time/)).toBeVisible();
  // Something else is not it.
  elsewhere({ content: '1.9.0' }, 'New words');
  expect(
    await screen.findByText('Revision 419: content changed.', undefined, { timeout: 5000 }),
  ).toBeVisible();
  expect(asked.getByText(/has not answered in time/)).toBeVisible();
  elsewhere({ 'cart-checkout': '1.18.2' }, 'It fails');
  expect(
    await screen.findByText('cart-checkout is back at 1.18.2, with revision 420.', undefined, {
      timeout: 5000,
    }),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Roll back cart-checkout' })).toBeNull());
}, 20_000);

test('a canary whose stop was not confirmed is seen to be stopped', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Stop canary' }));
  const stop = within(await dialog('Stop the canary of catalog 2.31.0'));
  await give(user, stop, 'Empty lists');
  failNext('changeStorefrontCanary', 'STOREFRONT_UNCONFIRMED');
  await user.click(stop.getByRole('button', { name: 'Stop 2.31.0' }));
  expect(await stop.findByText(/has not answered in time/)).toBeVisible();
  elsewhere({}, 'Empty lists', { action: 'abort', canaries: {} });
  expect(
    await screen.findByText('The canary of catalog 2.31.0 was stopped.', undefined, { timeout: 5000 }),
  ).toBeVisible();
}, 15_000);

test('health lists failures of each release by place and code', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Health of catalog' }));
  const health = within(await dialog('Health of catalog'));
  const failures = within(await health.findByRole('table', { name: 'Failures of 2.30.4' }));
  expect(failures.getByRole('row', { name: 'page TYPE_ERROR 7' })).toBeVisible();
  expect(health.getByText('Canary')).toBeVisible();
});

test('a registry that is not there is reported in one sentence, with a way on', async () => {
  mockStore.failNext('getStorefront', 'STOREFRONT_UNAVAILABLE');
  const { user } = await renderPage(routes, { url, user: 'admin' });
  expect(await screen.findByText(/registry of releases does not answer/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Parts of the store' })).toBeVisible();
});

test('who may only look sees no button that changes anything', async () => {
  for (const one of Object.values(mockStore.state.staff)) Object.assign(one, { role: 'catalog' });
  await open();
  expect(screen.getByRole('group', { name: 'Canary of catalog 2.31.0' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Roll back|Hold|Stop|Back to/ })).not.toBeInTheDocument();
});
