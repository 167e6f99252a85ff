import { expect, test } from '@jest/globals';
import { reviewPolicy } from '../../../kernel/index.ts';
import { asAdministrator } from '../administrator.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { newShopper, unusedId } from '../people.ts';
import { purchases } from './bought.ts';

const written = {
  ...{ rating: 2, fit: 'small', size: 'M', title: ' Too  short ' },
  text: 'The legs end above my ankle.\r\nThe cloth is lovely.',
};

/** Customers review products that they received; an administrator decides whether a review is shown. */
export function productReviewScenarios(client: () => Client, backend: () => Backend): void {
  const { paid, delivered } = purchases(client, backend);
  const { administrator } = asAdministrator(client);
  const off = () => !backend().pay || !backend().fulfil;
  /** A review that waits for approval, and how the staff finds it. */
  const reviewed = async (index: number, change: object = {}) => {
    const bought = await delivered(index);
    const { token, params, item, productId } = bought;
    const given = { token, params: { ...params, itemId: item.id } };
    await client().ok('writeProductReview', { ...given, body: { ...written, ...change } });
    const admin = await administrator();
    const query = { product: productId, status: 'PENDING' };
    const { data } = await client().ok('listProductReviews', { token: admin, query });
    const [found] = data.content;
    if (!found) throw new Error('The review is not in the list.');
    const staff = { token: admin, params: { id: found.id } };
    return { ...bought, given, found, staff, list: data };
  };
  const shownOf = async (productId: number) =>
    (await client().ok('reviewPage', { params: { id: productId }, query: { limit: 60 } })).data;

  test('what has arrived is reviewed once; the review waits, and can be changed until it is published', async () => {
    if (off()) return;
    const { ok, refused } = client();
    const { token, params, item, productId, given, found, staff } = await reviewed(40);
    const { data: own } = await ok('reviewsOfOrder', { token, params });
    const text = 'The legs end above my ankle.\nThe cloth is lovely.';
    expect(own.lines).toEqual([
      {
        orderItemId: item.id,
        review: {
          ...{ rating: 2, fit: 'small', size: 'M', title: 'Too short', text, answer: '', reason: '' },
          ...{ status: 'PENDING', createdAt: expect.any(String) },
        },
      },
    ]);
    const before = await shownOf(productId);
    expect(before.content.map(({ title }) => title)).not.toContain('Too short');

    const better = { ...written, rating: 3, title: 'Short' };
    const { data: edited } = await ok('writeProductReview', { ...given, body: better });
    expect(edited).toMatchObject({ rating: 3, title: 'Short', status: 'PENDING' });
    // What was not read is not approved.
    const approve = (version: number) => ({ ...staff, body: { status: 'PUBLISHED', version } });
    await refused('setProductReviewStatus', 'REVIEW_CHANGED', approve(found.version));
    const { data: seen } = await ok('getProductReview', staff);
    expect(seen).toMatchObject({ verified: true, orderId: params.id, text, editedAt: expect.any(String) });
    const { data: published } = await ok('setProductReviewStatus', approve(seen.version));
    expect(published).toMatchObject({ status: 'PUBLISHED', moderatedBy: expect.stringMatching(/\w/) });

    const after = await shownOf(productId);
    expect(after.counts.stars[2]).toBe((before.counts.stars[2] ?? 0) + 1);
    expect(after.counts.fits.small).toBe(before.counts.fits.small + 1);
    const [newest] = after.content;
    expect(newest).toMatchObject({ title: 'Short', author: 'Nora T.', state: 'IL', verified: true });
    expect(newest).not.toHaveProperty('answer');
    await refused('writeProductReview', 'REVIEW_PUBLISHED', { ...given, body: written });
  });

  test('a hidden review is neither shown nor counted; a change of its author lets it wait again', async () => {
    if (off()) return;
    const { ok, refused } = client();
    const { productId, given, found, staff } = await reviewed(41, { title: 'Hide me' });
    const why = 'It is about the carrier.';
    const become = async (status: string, version: number) =>
      (await ok('setProductReviewStatus', { ...staff, body: { status, version, reason: why } })).data;
    const published = await become('PUBLISHED', found.version);
    const { counts } = await shownOf(productId);
    const answered = { ...staff, body: { answer: ' We are sorry. ', version: published.version } };
    const { data: replied } = await ok('answerProductReview', answered);
    expect(replied.answer).toBe('We are sorry.');
    // The same again is no change; another answer is one, and was not based on this.
    expect((await ok('answerProductReview', answered)).data).toEqual(replied);
    const other = { ...staff, body: { ...answered.body, answer: 'Thank you.' } };
    await refused('answerProductReview', 'REVIEW_CHANGED', other);
    expect((await shownOf(productId)).content[0]).toMatchObject({ answer: 'We are sorry.', verified: true });

    const silent = { ...staff, body: { status: 'HIDDEN', version: replied.version } };
    expect((await refused('setProductReviewStatus', 'VALIDATION_FAILED', silent)).fields).toEqual(['reason']);
    const hidden = await become('HIDDEN', replied.version);
    expect(hidden).toMatchObject({ status: 'HIDDEN', reason: why });
    // The same again is what it is already, also of a page that has not seen it.
    expect(await become('HIDDEN', replied.version)).toEqual(hidden);
    const { data: own } = await ok('reviewsOfOrder', { token: given.token, params: { id: given.params.id } });
    expect(own.lines[0]?.review).toMatchObject({ status: 'HIDDEN', reason: why });
    const less = await shownOf(productId);
    expect(less.content.map(({ title }) => title)).not.toContain('Hide me');
    expect(less.counts.stars[3]).toBe((counts.stars[3] ?? 0) - 1);
    const { data: again } = await ok('writeProductReview', { ...given, body: written });
    expect(again).toMatchObject({ status: 'PENDING', reason: '' });
    await refused('setProductReviewStatus', 'REVIEW_CHANGED', {
      ...{ ...staff, body: { status: 'PUBLISHED', version: hidden.version } },
    });
  });

  test('those that wait come first; the list is narrowed by status, stars and product, in pages', async () => {
    if (off()) return;
    const { ok, refused } = client();
    const { found, productId } = await reviewed(42, { rating: 1 });
    const token = await administrator();
    const list = async (query: Record<string, string | number>) =>
      (await ok('listProductReviews', { token, query })).data;
    const all = await list({ size: 200 });
    const waits = all.content.map(({ status }) => status === 'PENDING');
    expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)));
    expect(all.content[0]).toEqual(found);
    expect(all.counts.PENDING).toBe(waits.filter(Boolean).length);
    const few = await list({ size: 3 });
    const more = await list({ size: 3, after: few.next ?? '' });
    expect([...few.content, ...more.content]).toEqual(all.content.slice(0, 6));

    const low = await list({ stars: 1, product: productId, size: 200 });
    expect(low.content).toContainEqual(found);
    expect(low.content.every((each) => each.rating === 1 && each.productId === productId)).toBe(true);
    const name = found.productName.toUpperCase();
    expect((await list({ q: name, status: 'PENDING' })).content).toContainEqual(found);
    expect((await list({ q: String(productId), status: 'PENDING' })).content).toContainEqual(found);
    expect(await list({ q: '100%_' })).toMatchObject({ content: [], count: 0, next: null });
    await refused('listProductReviews', 'VALIDATION_FAILED', { token, query: { stars: 6 } });
    const { data: me } = await ok('getAdminMe', { token });
    expect(me.counts.reviewsPending).toBe(all.counts.PENDING);
  });

  test.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 2.5 }],
    ['fit', { fit: 'fine' }],
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(reviewPolicy.titleMax + 1) }],
    ['text', { text: `${'x'.repeat(reviewPolicy.textMin - 1)}  ` }],
    ['text', { text: 'x'.repeat(reviewPolicy.textMax + 1) }],
  ])('a review is refused for its %s (%#)', async (name, wrong) => {
    const { token } = await newShopper(client());
    const given = { token, params: { id: unusedId, itemId: unusedId }, body: { ...written, ...wrong } };
    expect((await client().refused('writeProductReview', 'VALIDATION_FAILED', given)).fields).toEqual([name]);
  });

  test('only what has arrived is reviewed, by the one who received it', async () => {
    if (off()) return;
    const { ok, refused } = client();
    const { token, params } = await paid(43);
    const { data: order } = await ok('getOrder', { token, params });
    const given = { token, params: { ...params, itemId: order.items[0]?.id ?? '' }, body: written };
    await refused('writeProductReview', 'ITEM_NOT_RECEIVED', given);
    await backend().fulfil?.(params.id, 'SHIPPED');
    expect((await ok('reviewsOfOrder', { token, params })).data.lines).toEqual([]);
    await refused('writeProductReview', 'ITEM_NOT_RECEIVED', given);
    await backend().fulfil?.(params.id, 'DELIVERED');
    const other = { params: { ...params, itemId: unusedId } };
    await refused('writeProductReview', 'ITEM_NOT_RECEIVED', { ...given, ...other });
    const stranger = await newShopper(client());
    await refused('writeProductReview', 'ORDER_NOT_FOUND', { ...given, token: stranger.token });
    await refused('reviewsOfOrder', 'ORDER_NOT_FOUND', { token: stranger.token, params });
    await refused('reviewsOfOrder', 'UNAUTHENTICATED', { params });
    expect((await ok('reviewsOfOrder', { token, params })).data.lines).toMatchObject([{ review: null }]);
  });

  test('reviews are in the data of their author; after the account only the stars of published ones are left', async () => {
    if (off()) return;
    const { ok, refused } = client();
    const shown = await reviewed(44, { title: 'Left behind' });
    const body = { status: 'PUBLISHED', version: shown.found.version };
    await ok('setProductReviewStatus', { ...shown.staff, body });
    const { data } = await ok('exportMe', { token: shown.token });
    expect(data.reviews).toMatchObject([
      { title: 'Left behind', status: 'PUBLISHED', author: 'Nora T.', productId: shown.productId },
    ]);
    const { counts } = await shownOf(shown.productId);
    await ok('deleteMe', { token: shown.token, body: { password: 'a-long-enough-passphrase' } });
    const after = await shownOf(shown.productId);
    expect(after.counts).toEqual(counts);
    expect(after.content[0]).toMatchObject({ title: '', text: '', author: 'A customer', rating: 2 });
    const { data: seen } = await ok('getProductReview', shown.staff);
    expect(seen).toMatchObject({ author: '', title: '', text: '', userId: null, verified: true });

    const waiting = await reviewed(45);
    await ok('deleteMe', { token: waiting.token, body: { password: 'a-long-enough-passphrase' } });
    await refused('getProductReview', 'REVIEW_NOT_FOUND', waiting.staff);
  });

  test('mails that ask for reviews are stopped by their link, as often as one likes', async () => {
    const { ok, refused } = client();
    const { token, email } = await newShopper(client());
    const { data: before } = await ok('getPreferences', { token });
    await ok('setPreferences', { token, body: { ...before, reviewRequests: true } });
    const query = { token: await backend().stopTokenOf(email) };
    await refused('stopReviewMails', 'LINK_INVALID', { query: { token: `${query.token}x` } });
    await refused('stopReviewMails', 'LINK_INVALID', { query: { token: 'made up' } });
    expect((await ok('getPreferences', { token })).data.reviewRequests).toBe(true);
    for (const _ of [1, 2]) await ok('stopReviewMails', { query });
    expect((await ok('getPreferences', { token })).data.reviewRequests).toBe(false);
  });

  test('the staff’s calls are for the staff', async () => {
    const { refused } = client();
    const { token } = await newShopper(client());
    const admin = await administrator();
    const params = { id: 999_999_999 };
    const bodies = {
      getProductReview: {},
      setProductReviewStatus: { status: 'PUBLISHED', version: 1 },
      answerProductReview: { answer: 'Thanks.', version: 1 },
    };
    for (const name of ['getProductReview', 'setProductReviewStatus', 'answerProductReview'] as const) {
      const given = { params, body: bodies[name] };
      await refused(name, 'UNAUTHENTICATED', given);
      await refused(name, 'FORBIDDEN', { ...given, token });
      await refused(name, 'REVIEW_NOT_FOUND', { ...given, token: admin });
    }
    await refused('listProductReviews', 'FORBIDDEN', { token });
  });
}
