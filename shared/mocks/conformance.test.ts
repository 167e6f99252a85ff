import { describeConformance } from '../testing/conformance/index.ts';
import { refuseMails } from './data/mails.ts';
import { failRefunds } from './data/failed-refunds.ts';
import { putInReview } from './data/orders.ts';
import { fulfil } from './data/parcels.ts';
import { dispute, warnOf } from './data/payment-trouble.ts';
import { mockServer, mockStore } from './node.ts';
import { mockInvitationOf } from './resolvers/resolve-invitations.ts';
import { mockLinkOf } from './resolvers/resolve-links.ts';
import { mockOpeningToken } from './resolvers/resolve-opening-list.ts';
import { mockStopToken } from './resolvers/resolve-product-reviews.ts';
import { userByEmail } from './data/state.ts';

describeConformance('the mocks', () => {
  mockServer.listen();
  return Promise.resolve({
    baseUrl: 'http://localhost',
    publicUrl: 'http://localhost',
    stop: () => {
      mockServer.close();
      return Promise.resolve();
    },
    // The mocks have no payment page: asking whether an order was paid marks it as paid.
    pay: () => Promise.resolve(),
    payWrongly: ({ orderId }) => {
      putInReview(mockStore, orderId);
      return Promise.resolve();
    },
    dispute: (orderId) => {
      dispute(mockStore, orderId);
      return Promise.resolve();
    },
    warn: (orderId) => {
      warnOf(mockStore, orderId);
      return Promise.resolve();
    },
    // Money goes back at once.
    sendRefunds: () => Promise.resolve(),
    failRefunds: (orderId) => {
      failRefunds(mockStore, orderId);
      return Promise.resolve();
    },
    linkOf: (email, kind) =>
      Promise.resolve(
        kind === 'invite' ? mockInvitationOf(mockStore, email) : mockLinkOf(mockStore, email, kind),
      ),
    stopTokenOf: (email) => Promise.resolve(mockStopToken(userByEmail(mockStore.state, email)?.id ?? '')),
    openingTokenOf: (email) => Promise.resolve(mockOpeningToken(mockStore, email)),
    closeShop: () => {
      mockStore.state.openedAt = null;
      return Promise.resolve();
    },
    refuseMails: () => {
      refuseMails(mockStore);
      return Promise.resolve();
    },
    fulfil: (orderId, state, at) => {
      fulfil(mockStore, orderId, state, at);
      return Promise.resolve();
    },
  });
});
