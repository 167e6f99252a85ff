import { randomUUID } from 'node:crypto';
import { demoShop } from '@ritual/shared/demo';
import { businessDayFrom, defaultShopFront } from '@ritual/shared/kernel';
import { contentRows } from './content-rows.ts';
import { admins, profile, type Row, type Send } from './row.ts';
import { type Scene } from './scene.ts';

const ofMessage: Send = ({ message }) => ({ params: { id: message } });
const ofReview: Send = ({ review }) => ({ params: { id: review } });
const ofMail: Send = ({ mail }) => ({ params: { id: mail } });
const ofPaid: Send = ({ orders }) => ({ params: { id: orders.paid.id } });
const ofDispute: Send = ({ orders }) => ({ params: orders.disputed });
const ofPerson: Send = ({ person }) => ({ params: { id: person.id } });

const addressOfPaid = {
  ...{ recipientName: 'A B', street: 'S', city: 'Chicago', zip: '60601', email: 'a@example.com' },
};

/** The smallest that is taken: 64 × 64 pixels of one color. */
const onePicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEWAQCCNWEmXAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAAAADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
  'base64',
);

/** The scene has a synonym and pinned products of this number. */
const searchEntry = { id: '990001' };
const synonym = { from: null, words: ['qqx', 'qqy'] };
const ofImport = ({ imports }: Scene) => ({ params: { id: imports.tried } });
const ofProduct = { params: { id: 101 } };
const productFields = (sku: string) => ({
  ...{ name: 'A', description: 'B', details: [], price: 50, compareAtPrice: null, gender: 'MALE' },
  ...{
    categories: ['Tops'],
    releasedAt: '2026-01-05T14:00:00Z',
    limited: false,
    fitNote: null,
    keywords: '',
  },
  ...{ setOf: [], fiberContent: null, originCountry: null },
  variants: [{ color: 'pine', size: 'M', sku, gtin: null, weightGrams: null, cost: null }],
});

const collectionFields = (slug: string) => ({
  ...{ title: 'A', description: null, slug, rule: null, products: [101], hidden: false },
  ...{ from: null, until: null, inMenu: false },
});

/** The routes of the admin area, which shoppers may not call. */
export const adminRows: Readonly<Record<string, Row>> = {
  'GET /api/admin/products': admins(200),
  'GET /api/admin/product-options': admins(200),
  'GET /api/admin/picture-products': admins(200, () => ({ query: { keys: '101/x-1' } })),
  'POST /api/admin/colors': admins(201, () => ({
    body: { name: `Color ${randomUUID().slice(0, 8)}`, code: '#102030' },
  })),
  'POST /api/admin/pictures': admins(201, () => ({
    body: onePicture,
    headers: { 'content-type': 'image/png' },
  })),
  'GET /api/admin/collections': admins(200),
  'GET /api/admin/collection-preview': admins(200, () => ({
    query: {
      rule: '{"gender":"MALE","categories":[],"onSale":false,"limited":false,"isNew":false,"priceFrom":null,"priceTo":null}',
    },
  })),
  // One of the demo: that of the scene goes with later scenes.
  'GET /api/admin/collections/:id': admins(200, () => ({ params: { id: 1 } })),
  'POST /api/admin/collections': admins(201, () => ({ body: collectionFields(randomUUID()) })),
  'PUT /api/admin/collections/:id': admins(200, ({ collection: id }) => ({
    ...{ params: { id }, body: { ...collectionFields(randomUUID()), version: 1 } },
  })),
  'POST /api/admin/collections/:id/restore': admins(200, ({ deletedCollection: id }) => ({ params: { id } })),
  'DELETE /api/admin/collections/:id': admins(204, ({ collection: id }) => ({ params: { id } })),
  'PUT /api/admin/collection-order': admins(200, ({ collections }) => ({
    body: { ids: collections.toReversed() },
  })),
  'GET /api/admin/opening-list': admins(200),
  'POST /api/admin/opening-list/export': admins(200),
  'GET /api/admin/search': admins(200),
  'POST /api/admin/search/synonyms': admins(201, () => ({ body: synonym })),
  'PUT /api/admin/search/synonyms/:id': admins(200, () => ({
    ...{ params: searchEntry, body: { ...synonym, version: 1 } },
  })),
  'DELETE /api/admin/search/synonyms/:id': admins(200, () => ({ params: searchEntry })),
  'POST /api/admin/search/pins': admins(201, () => ({ body: { words: randomUUID(), products: [101] } })),
  'PUT /api/admin/search/pins/:id': admins(200, () => ({
    ...{ params: searchEntry, body: { words: randomUUID(), products: [102], version: 1 } },
  })),
  'DELETE /api/admin/search/pins/:id': admins(200, () => ({ params: searchEntry })),
  ...contentRows,
  'POST /api/admin/products-export': admins(200, () => ({ body: { ids: [101] } })),
  'POST /api/admin/tax-rules-export': admins(200),
  'GET /api/admin/redirects': admins(200),
  'POST /api/admin/redirects': admins(201, () => ({
    body: { from: `/old/${randomUUID()}`, to: '/collections' },
  })),
  'DELETE /api/admin/redirects/:id': admins(204, () => ({ params: { id: '990001' } })),
  'POST /api/admin/redirects-export': admins(200, () => ({ body: {} })),
  'GET /api/admin/imports': admins(200),
  'POST /api/admin/imports': admins(201, () => ({
    ...{ query: { name: 'file.csv' }, body: Buffer.from('Handle,Limited\nascend-high-rise-legging,yes') },
    headers: { 'content-type': 'application/octet-stream' },
  })),
  'GET /api/admin/imports/:id': admins(200, ofImport),
  'GET /api/admin/imports/:id/changes': admins(200, ofImport),
  'GET /api/admin/imports/:id/problems': admins(200, ofImport),
  'POST /api/admin/imports/:id/apply': admins(200, (scene) => ({
    ...ofImport(scene),
    body: { leaveOut: false },
  })),
  'POST /api/admin/imports/:id/undo': admins(200, ({ imports }) => ({ params: { id: imports.applied } })),
  'GET /api/admin/products/:id': admins(200, () => ofProduct),
  'POST /api/admin/products': admins(201, () => ({ body: productFields(randomUUID()) })),
  'PUT /api/admin/products/:id': admins(200, ({ product: id }) => ({
    ...{ params: { id }, body: { ...productFields(randomUUID()), version: 1 } },
  })),
  'PUT /api/admin/products/:id/state': admins(200, ({ product: id }) => ({
    ...{ params: { id }, body: { state: 'WITHDRAWN', version: 1 } },
  })),
  'PUT /api/admin/products/:id/price': admins(200, ({ product: id }) => ({
    ...{ params: { id }, body: { price: 40, compareAtPrice: null, version: 1 } },
  })),
  'PUT /api/admin/products/:id/tags': admins(200, ({ product: id }) => ({
    ...{ params: { id }, body: { tags: ['a'], version: 1 } },
  })),
  'POST /api/admin/products/:id/preview': admins(200, () => ofProduct),
  'PUT /api/admin/products/:id/sale': admins(200, ({ product: id }) => ({
    params: { id },
    body: { sale: { price: 1, firstDay: '2099-01-01', lastDay: '2099-01-02' }, version: 1 },
  })),
  'POST /api/admin/products/:id/stock': admins(200, () => ({
    ...ofProduct,
    body: {
      id: randomUUID(),
      reason: 'Count',
      changes: [{ variantId: 10101, kind: 'difference', units: 1 }],
    },
  })),
  // Of `setScene`: never saved, one closed day, and Wyoming with a rule that is switched off.
  'GET /api/admin/settings': admins(200),
  'GET /api/admin/opening': admins(200),
  // Of `setScene`: since when it is open.
  'POST /api/admin/opening/payment-account': admins(200),
  'POST /api/admin/opening/payment-event': admins(200),
  'POST /api/admin/opening': admins(200, () => ({ body: { version: Date.UTC(2026, 0) } })),
  'PUT /api/admin/settings/facts': admins(200, () => ({ body: { ...demoShop, name: 'Other', version: 0 } })),
  'PUT /api/admin/settings/front': admins(200, () => ({
    body: { ...defaultShopFront, banner: false, version: 0 },
  })),
  'PUT /api/admin/settings/policy': admins(200, () => ({
    body: {
      ...{ freeShippingFrom: null, standardShipping: 9.9, returnDays: 30, version: 0 },
      ...{ standardFrom: 3, standardTo: 7, expeditedFrom: 2, expeditedTo: 3, nextDayFrom: 1, nextDayTo: 1 },
    },
  })),
  'PUT /api/admin/settings/packing': admins(200, () => ({
    body: { cutoff: '12:00', pickup: '17:00', standard: 3, expedited: 1, nextDay: 0, version: 0 },
  })),
  'POST /api/admin/settings/closed-days': admins(201, () => ({
    body: { day: businessDayFrom('2098-03-04'), note: '' },
  })),
  'DELETE /api/admin/settings/closed-days/:day': admins(200, () => ({ params: { day: '2099-03-04' } })),
  'POST /api/admin/settings/tax-rules': admins(201, () => ({
    body: { state: 'WY', rate: 4, from: null, until: null },
  })),
  'PUT /api/admin/settings/tax-rules/:id': admins(200, () => ({
    ...{
      params: { id: '990001' },
      body: { from: null, until: '2003-12-31', was: { from: null, until: null } },
    },
  })),
  'DELETE /api/admin/settings/tax-rules/:id': admins(200, () => ({ params: { id: '990001' } })),
  'POST /api/admin/settings/tax-registrations': admins(201, () => ({
    body: { state: 'OR', from: '2001-01-01', until: '2001-12-31', permit: '' },
  })),
  'PUT /api/admin/settings/tax-registrations/:id': admins(200, () => ({
    ...{
      params: { id: '990001' },
      body: { from: '2003-01-01', until: '2003-12-31', permit: '', version: 1 },
    },
  })),
  'DELETE /api/admin/settings/tax-registrations/:id': admins(200, () => ({ params: { id: '990001' } })),
  'GET /api/admin/settings/detailed-tax-rules': admins(200),
  'POST /api/admin/settings/detailed-tax-rules': admins(201, () => ({
    body: {
      ...{ state: 'WY', level: 'county', name: 'Teton', zips: ['830'], thing: null, limit: null },
      ...{ rate: 2, from: null, until: null },
    },
  })),
  'PUT /api/admin/settings/detailed-tax-rules/:id': admins(200, () => ({
    ...{ params: { id: '990001' }, body: { from: null, until: '2003-12-31', version: 1 } },
  })),
  'DELETE /api/admin/settings/detailed-tax-rules/:id': admins(200, () => ({ params: { id: '990001' } })),
  'GET /api/admin/traffic': admins(200),
  'GET /api/admin/worklist': admins(200),
  'GET /api/admin/low-stock': admins(200),
  'GET /api/admin/figures': admins(200),
  'GET /api/admin/figures/products': admins(200),
  'GET /api/admin/tax-report': admins(200, () => ({ query: { period: '2026-11' } })),
  'GET /api/admin/me': admins(200),
  'PUT /api/admin/me/preferences': admins(200, () => ({
    body: { scheme: 'dark', singleKeys: true, columns: {} },
  })),
  'GET /api/admin/staff': admins(200),
  'GET /api/admin/staff/:id': admins(200, ({ colleagues }) => ({
    params: { id: colleagues.analyst.userId },
  })),
  'PUT /api/admin/staff/:id/role': admins(200, ({ colleagues }) => ({
    ...{ params: { id: colleagues.analyst.userId }, body: { role: 'catalog', version: 1 } },
  })),
  'DELETE /api/admin/staff/:id': admins(204, ({ colleagues }) => ({
    params: { id: colleagues.analyst.userId },
  })),
  'GET /api/admin/staff/invitations': admins(200),
  'POST /api/admin/staff/invitations': admins(201, () => ({
    body: { email: `${randomUUID()}@example.com`, role: 'support' },
  })),
  'DELETE /api/admin/staff/invitations/:id': admins(204, ({ invitation }) => ({
    params: { id: invitation },
  })),
  'GET /api/admin/audit': admins(200),
  'GET /api/admin/audit/:id': admins('AUDIT_ENTRY_NOT_FOUND', () => ({ params: { id: 999_999_999 } })),
  'POST /api/admin/audit/export': admins(200, () => ({ body: {} })),
  'GET /api/admin/views': admins(200),
  'POST /api/admin/views': admins(201, () => ({
    body: { list: 'people', name: 'Blocked', query: 'state=blocked', forAll: false },
  })),
  'DELETE /api/admin/views/:id': admins('VIEW_NOT_FOUND', () => ({ params: { id: randomUUID() } })),
  'POST /api/admin/staff/:id/reset-factors': admins(204, ({ spare }) => ({
    params: { id: spare.split('@')[0] ?? '' },
  })),
  // There is no registry here: who gets this far may.
  'GET /api/admin/storefront': admins('STOREFRONT_UNAVAILABLE'),
  'GET /api/admin/storefront/history': admins('STOREFRONT_UNAVAILABLE'),
  'GET /api/admin/storefront/parts/:part/health': admins('STOREFRONT_UNAVAILABLE', () => ({
    params: { part: 'catalog' },
  })),
  'GET /api/admin/storefront/rollback-check': admins('STOREFRONT_UNAVAILABLE', () => ({
    query: { revision: '1' },
  })),
  'POST /api/admin/storefront/rollbacks': admins('STOREFRONT_UNAVAILABLE', () => ({
    body: { parts: [], to: { revision: 1 }, reason: 'a test', seen: 1 },
  })),
  'POST /api/admin/storefront/canaries/:part/changes': admins('STOREFRONT_UNAVAILABLE', () => ({
    params: { part: 'catalog' },
    body: {
      action: 'hold',
      seen: { version: '1.0.0', startedAt: '2026-11-25T10:00:00.000Z', share: 5, automatic: true },
    },
  })),
  'GET /api/admin/orders': admins(200),
  'GET /api/admin/orders/:id': admins(200, ofPaid),
  'POST /api/admin/orders/:id/parcels': admins(201, (scene) => ({
    ...ofPaid(scene),
    body: {
      carrier: 'UPS',
      trackingNumber: `A-${randomUUID()}`,
      lines: [{ orderItemId: scene.orders.paid.itemId, quantity: 2 }],
    },
  })),
  'GET /api/admin/packing': admins(200, () => ({ query: { orders: 'ROP-000000' } })),
  'POST /api/admin/parcels': admins(200, ({ orders }) => ({
    body: {
      dryRun: false,
      carrier: '',
      rows: [
        { row: 1, order: orders.paid.id, trackingNumber: `A-${randomUUID()}`, carrier: 'UPS', units: '' },
      ],
    },
  })),
  'PUT /api/admin/orders/:id/parcels/:parcelId/tracking': admins(200, ({ orders }) => ({
    params: { id: orders.underWay.id, parcelId: orders.underWay.parcelId },
    body: {
      ...{ carrier: 'UPS', trackingNumber: `A-${randomUUID()}` },
      seen: { carrier: 'UPS', trackingNumber: orders.underWay.id },
    },
  })),
  'POST /api/admin/orders/:id/parcels/:parcelId/delivered': admins(200, ({ orders }) => ({
    params: { id: orders.underWay.id, parcelId: orders.underWay.parcelId },
  })),
  'POST /api/admin/orders/:id/refunds': admins(201, (scene) => ({
    ...{ ...ofPaid(scene), body: { refundId: randomUUID(), amount: 10, restock: [] } },
  })),
  'POST /api/admin/orders/:id/refunds/:refundId/settled': admins(200, ({ orders }) => ({
    params: { id: orders.refundFailed.id, refundId: orders.refundFailed.refundId },
    body: { settled: 'not owed', reference: 'The customer kept it.' },
  })),
  'POST /api/admin/orders/:id/cancel': admins(200, ofPaid),
  'PUT /api/admin/orders/:id/hold': admins(200, (scene) => ({
    ...{ ...ofPaid(scene), body: { reason: 'address' } },
  })),
  'DELETE /api/admin/orders/:id/hold': admins(200, ({ orders }) => ({ params: { id: orders.held } })),
  'POST /api/admin/orders/:id/delays': admins(201, (scene) => ({
    // A Wednesday of every calendar that the rules know.
    ...{ ...ofPaid(scene), body: { date: '2099-12-30' } },
  })),
  'POST /api/admin/orders/:id/review': admins(200, ({ orders }) => ({
    ...{ params: { id: orders.inReview }, body: { decision: 'close' } },
  })),
  'GET /api/admin/orders/:id/review': admins(200, ({ orders }) => ({ params: { id: orders.inReview } })),
  'GET /api/admin/orders/:id/disputes/:disputeId/evidence': admins(200, ofDispute),
  'PUT /api/admin/orders/:id/disputes/:disputeId/evidence': admins(200, (scene) => ({
    ...{ ...ofDispute(scene), body: { evidence: { other: 'It arrived.' }, seen: 0 } },
  })),
  'POST /api/admin/orders/:id/disputes/:disputeId/answer': admins(200, (scene) => ({
    ...{ ...ofDispute(scene), body: { kind: 'evidence', evidence: { other: 'It arrived.' }, seen: 0 } },
  })),
  'POST /api/admin/orders/:id/warnings/:warningId': admins(200, ({ orders }) => ({
    ...{ params: orders.warned, body: { decision: 'dismiss', reason: 'Known for years.' } },
  })),
  'POST /api/admin/orders/:id/returns/:returnId': admins(200, ({ orders }) => ({
    ...{
      params: { id: orders.returning.id, returnId: orders.returning.returnId },
      body: { status: 'APPROVED' },
    },
  })),
  'GET /api/admin/orders/:id/change': admins(200, (scene) => ({
    ...{ ...ofPaid(scene), query: { units: '10101:1' } },
  })),
  // Of two pieces one goes: $10.00 less, and shipping is no longer free.
  'POST /api/admin/orders/:id/changes': admins(201, (scene) => ({
    ...ofPaid(scene),
    body: {
      ...{ changeId: randomUUID(), units: [{ variantId: 10101, quantity: 1 }] },
      seen: { version: 1, toPay: 0, toRefund: 0.1 },
    },
  })),
  'DELETE /api/admin/orders/:id/changes/:changeId': admins(200, ({ orders }) => ({
    params: { id: orders.paid.id, changeId: orders.change },
  })),
  'POST /api/admin/orders/:id/returns/:returnId/receipts': admins(201, ({ orders: { arriving } }) => ({
    params: { id: arriving.id, returnId: arriving.returnId },
    body: {
      ...{ receiptId: randomUUID(), amount: 10 },
      pieces: [
        {
          ...{ orderItemId: arriving.itemId, quantity: 1 },
          ...{ condition: 'AS_NEW', stock: 'BACK', outcome: 'REFUND' },
        },
      ],
    },
  })),
  'GET /api/admin/phone-orders/quote': admins(200, () => ({ query: { units: '10101:1', state: 'IL' } })),
  // A legging of $98.00, shipping of $9.90, and the tax of Illinois.
  'POST /api/admin/phone-orders': admins(201, () => ({
    body: {
      ...{ id: randomUUID(), email: `${randomUUID()}@example.com`, firstName: 'A', lastName: 'B' },
      ...{ phone: '(617) 555-0142', recipientName: 'A B', street: '1 Test Street', city: 'Chicago' },
      ...{ state: 'IL', zip: '60601', units: [{ variantId: 10101, quantity: 1 }], total: 114.03 },
    },
  })),
  'POST /api/admin/orders/:id/payment-link': admins(200, ({ orders }) => ({ params: { id: orders.byHand } })),
  'POST /api/admin/orders/export': admins(200, () => ({ body: {} })),
  'GET /api/admin/order-tags': admins(200),
  'POST /api/admin/orders/:id/tags': admins(200, (scene) => ({ ...ofPaid(scene), body: { add: ['gift'] } })),
  'POST /api/admin/orders/:id/notes': admins(201, (scene) => ({
    ...{ ...ofPaid(scene), body: { text: 'Called.' } },
  })),
  'DELETE /api/admin/orders/:id/notes/:noteId': admins(200, ({ orders }) => ({
    params: { id: orders.paid.id, noteId: orders.note },
  })),
  'PUT /api/admin/orders/:id/address': admins(200, (scene) => ({
    ...ofPaid(scene),
    body: {
      ...{ ...addressOfPaid, street: 'T', state: 'IL' },
      seen: addressOfPaid,
    },
  })),
  'POST /api/admin/orders/:id/mails/:mailId/again': admins(202, ({ orders }) => ({
    params: { id: orders.paid.id, mailId: orders.mail },
    body: { newId: randomUUID() },
  })),
  'GET /api/admin/messages': admins(200),
  'GET /api/admin/messages/:id': admins(200, ofMessage),
  'POST /api/admin/messages/:id/replies': admins(201, (scene) => ({
    ...{ ...ofMessage(scene), body: { text: 'We are here.', version: 1 } },
  })),
  'PUT /api/admin/messages/:id/state': admins(200, (scene) => ({
    ...{ ...ofMessage(scene), body: { state: 'CLOSED', version: 1 } },
  })),
  'GET /api/admin/reviews': admins(200),
  'GET /api/admin/reviews/:id': admins(200, ofReview),
  'PUT /api/admin/reviews/:id/status': admins(200, (scene) => ({
    ...{ ...ofReview(scene), body: { status: 'PUBLISHED', version: 1 } },
  })),
  'PUT /api/admin/reviews/:id/answer': admins(200, (scene) => ({
    ...{ ...ofReview(scene), body: { answer: 'Thank you.', version: 1 } },
  })),
  'GET /api/admin/mails': admins(200),
  'GET /api/admin/mails/:id': admins(200, ofMail),
  'POST /api/admin/mails/:id/retry': admins(200, ofMail),
  'GET /api/admin/people': admins(200),
  'POST /api/admin/people/export': admins(200, () => ({ body: {} })),
  'GET /api/admin/people/:id': admins(200, ofPerson),
  'PUT /api/admin/people/:id': admins(200, (scene) => ({
    ...{ ...ofPerson(scene), body: { ...profile(scene.spare), version: 2 } },
  })),
  'DELETE /api/admin/people/:id': admins(204, (scene) => ({
    ...{ ...ofPerson(scene), body: { email: scene.spare } },
  })),
  'POST /api/admin/people/:id/block': admins(200, (scene) => ({
    ...{ ...ofPerson(scene), body: { reason: 'Parcels.' } },
  })),
  'POST /api/admin/people/:id/unblock': admins(200, ofPerson),
  'POST /api/admin/people/:id/password-mail': admins(202, ofPerson),
  'DELETE /api/admin/people/:id/logins': admins(204, ofPerson),
  'DELETE /api/admin/people/:id/logins/:loginId': admins(204, ({ person }) => ({
    params: { id: person.id, loginId: person.login },
  })),
  'POST /api/admin/people/:id/notes': admins(201, (scene) => ({
    ...{ ...ofPerson(scene), body: { text: 'Called.' } },
  })),
  'DELETE /api/admin/people/:id/notes/:noteId': admins(204, ({ person }) => ({
    params: { id: person.id, noteId: person.note },
  })),
  'POST /api/admin/people/:id/export': admins(200, ofPerson),
};
