import { defaultAdminPreferences, rightsOf, type SavedView } from '../../contract/index.ts';
import { storeDay } from '../../kernel/index.ts';
import { dueDay } from '../data/dates.ts';
import { stateOf } from '../data/mails.ts';
import type { MockOrder } from '../data/mock-order.ts';
import { isInQueue } from '../data/order-work.ts';
import { productReviewsIn } from '../data/product-reviews.ts';
import type { MockStore } from '../data/mock-store.ts';
import type { MockStaff, MockUser, MockView } from '../data/state.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

export const adminMeResolvers: Resolvers<
  'getAdminMe' | 'setAdminPreferences' | 'listViews' | 'saveView' | 'deleteView'
> = {
  getAdminMe: ({ store, signedIn }) => {
    const user = signedIn();
    const { role, preferences } = staffOf(store, user);
    const rights = [...rightsOf[role]];
    const { messages, mails } = store.state;
    return {
      ...{ id: user.id, name: `${user.firstName} ${user.lastName}`, email: user.email },
      ...{ staffRole: role, rights, preferences: { ...defaultAdminPreferences, ...preferences } },
      paymentPages: null,
      testPaymentPages: null,
      counts: {
        ordersToShip: rights.includes('orders.ship')
          ? store.state.orders.filter((order) => isInQueue(order, 'ship')).length
          : null,
        ordersDue: rights.includes('orders.ship')
          ? store.state.orders.filter((order) => isInQueue(order, 'ship') && isDue(order)).length
          : null,
        messagesNew: rights.includes('messages.read')
          ? messages.filter(({ state }) => state === 'NEW').length
          : null,
        mailsFailed: rights.includes('mails.read')
          ? mails.filter((mail) => stateOf(mail) === 'failed').length
          : null,
        reviewsPending: rights.includes('reviews.read')
          ? productReviewsIn(store).filter(({ status }) => status === 'PENDING').length
          : null,
      },
    };
  },
  setAdminPreferences: ({ body, store, signedIn }) => {
    const user = signedIn();
    store.state.staff[user.id] = { ...staffOf(store, user), preferences: body };
    return body;
  },
  listViews: ({ store, signedIn }) => {
    const user = signedIn();
    const views = store.state.savedViews.filter(({ ownerId, forAll }) => ownerId === user.id || forAll);
    const sorted = views.toSorted((a, b) => a.list.localeCompare(b.list) || a.name.localeCompare(b.name));
    return { content: sorted.map((view) => present(store, user, view)) };
  },
  saveView: ({ body, store, signedIn }) => {
    const user = signedIn();
    const view = { ...body, id: store.newId(), ownerId: user.id };
    store.state.savedViews = [...store.state.savedViews, view];
    return present(store, user, view);
  },
  deleteView: ({ params, store, signedIn }) => {
    const user = signedIn();
    const view = store.state.savedViews.find(({ id }) => id === params.id);
    if (!view || !present(store, user, view).deletable) throw new MockError('VIEW_NOT_FOUND');
    store.state.savedViews = store.state.savedViews.filter((each) => each !== view);
    return undefined;
  },
};

/** It is late, or has to leave today. */
function isDue(order: MockOrder): boolean {
  const day = dueDay(order);
  return day !== null && day <= storeDay(new Date());
}

function staffOf({ state }: MockStore, { id }: MockUser): MockStaff {
  const staff = state.staff[id];
  if (!staff) throw new MockError('FORBIDDEN');
  return staff;
}

function present(store: MockStore, user: MockUser, { ownerId, ...view }: MockView): SavedView {
  const owner = staffOf(store, user).role === 'owner';
  return { ...view, deletable: ownerId === user.id || (view.forAll && owner) };
}
