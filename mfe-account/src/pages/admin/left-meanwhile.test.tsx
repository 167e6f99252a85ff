import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  failNext,
  holdNext,
  mockStore,
  orderWith,
  renderPage,
  seedMessages,
  seedOrders,
} from '@ritual/shared/testing';
import { adminRoutes as routes } from './admin.routes.tsx';

const root = '/admin/AdminDashboard';
const open = (place: string) => renderPage(routes, { url: `${root}/${place}`, user: 'admin' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const said = (name: RegExp) => screen.findByRole('group', { name });

/** The page of search with two synonyms. */
async function synonyms() {
  const synonym = (id: number, ...words: string[]) => ({ id, from: null, words, version: 1 });
  const both = [synonym(1, 'pants', 'trousers'), synonym(2, 'bra', 'top')];
  mockStore.state.search = { ...mockStore.state.search, synonyms: both };
  return open('search');
}

test('a question that is asked while another was left under way stays, and can be answered', async () => {
  const { user } = await synonyms();
  await user.click(button('Remove bra = top'));
  const answer = holdNext('removeSynonym');
  await user.click(dialog('Remove this synonym?').getByRole('button', { name: 'Remove the synonym' }));
  await user.keyboard('{Escape}');
  await user.click(button('Remove pants = trousers'));
  answer();
  await said(/^The synonym is removed/);
  expect(mockStore.state.search.synonyms).toMatchObject([{ id: 1 }]);
  expect(dialog('Remove this synonym?').getByText(/^pants = trousers/)).toBeVisible();
  await user.click(dialog('Remove this synonym?').getByRole('button', { name: 'Remove the synonym' }));
  await waitFor(() => expect(mockStore.state.search.synonyms).toEqual([]));
});

test('why something was not done is not said of the next question', async () => {
  const { user } = await synonyms();
  await user.click(button('Remove bra = top'));
  failNext('removeSynonym', 'UNAVAILABLE');
  await user.click(dialog('Remove this synonym?').getByRole('button', { name: 'Remove the synonym' }));
  expect(await dialog('Remove this synonym?').findByRole('alert')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(button('Remove pants = trousers'));
  expect(dialog('Remove this synonym?').queryByRole('alert')).toBeNull();
});

test('a form that is opened anew while what was sent before is under way stays open', async () => {
  const { user } = await synonyms();
  await user.click(button('New synonym'));
  const words = () => dialog('New synonym').getByRole('textbox', { name: 'Words' });
  await user.type(words(), 'hat, cap');
  const answer = holdNext('addSynonym');
  await user.keyboard('{Control>}{Enter}{/Control}{Escape}');
  await user.click(button('Discard the changes'));
  await user.click(button('New synonym'));
  await user.type(words(), 'socks');
  answer();
  await said(/^The synonym is saved/);
  expect(words()).toHaveValue('socks');
});

test('who has left a new collection while it was saved is not taken to it', async () => {
  const { user, router } = await open('collections/new');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Summer Bras');
  await user.type(screen.getByRole('combobox', { name: 'Categories' }), 'Leggings{Enter}');
  const answer = holdNext('createCollection');
  await user.keyboard('{Control>}s{/Control}');
  await user.click(screen.getAllByRole('link', { name: 'Redirects' })[0] as HTMLElement);
  await user.click(button('Leave and lose the changes'));
  await screen.findByRole('heading', { level: 1, name: 'Redirects' });
  answer();
  await said(/^Summer Bras is saved/);
  expect(router.state.location.pathname).toBe(`${root}/redirects`);
});

test('who has left an order while its parcel was sent is not taken to the next one', async () => {
  seedOrders(mockStore);
  const { number } = orderWith('PAID');
  const { user, router } = await open('orders');
  await user.click((await screen.findAllByRole('link', { name: new RegExp(number) }))[0] as HTMLElement);
  await screen.findByRole('form', { name: 'Ship parcel 1' });
  const answer = holdNext('shipParcel');
  await user.keyboard('s1Z999AA10123456784');
  await user.click(button('Mark shipped, next order'));
  await user.click(screen.getAllByRole('link', { name: 'Redirects' })[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Redirects' });
  answer();
  await said(/is shipped, and the customer is told/);
  expect(router.state.location.pathname).toBe(`${root}/redirects`);
});

test('why a message was not closed is not said of the next one', async () => {
  seedMessages(mockStore);
  const [first, second] = mockStore.state.messages.filter(({ state }) => state !== 'SPAM');
  const { user, router } = await open(`messages/${String(first?.id)}`);
  failNext('setMessageState', 'UNAVAILABLE');
  await user.click(button('Close'));
  expect(await screen.findByRole('alert')).toBeVisible();
  await act(() => router.navigate(`${root}/messages/${String(second?.id)}`));
  await screen.findByRole('heading', { level: 1, name: new RegExp(`${String(second?.reference)}$`) });
  expect(screen.queryByRole('alert')).toBeNull();
});
