import { randomUUID } from 'node:crypto';
import { staffRoles, type StaffRole } from '@ritual/shared/contract';
import {
  builtInCharts,
  defaultHomeContent,
  defaultNavigation,
  defaultPages,
  mailTemplates,
} from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { collections as collectionTable } from '../../db/schema/index.ts';
import { keepDeleted } from '../../modules/collections/restore.ts';
import { newBuyers, setCart, type Buyer } from '../../testing/buyers.ts';
import { fulfil } from '../../testing/orders.ts';
import { newSessionId } from '../../testing/people.ts';
import { putOnStaff } from '../../modules/staff/repository.ts';
import type { TestStore } from '../../testing/test-store.ts';
import { ordersForStaff, type OrdersForStaff } from './orders-for-staff.ts';

/** Everybody's. */
export const password = 'a long enough secret';

export type OrderState = 'PENDING' | 'PAID' | 'DELIVERED';

export type Colleague = Exclude<StaffRole, 'owner'>;
export const colleagueRoles = staffRoles.filter((role): role is Colleague => role !== 'owner');

/** People who know nothing of each other, and what the first of them has. */
export interface Scene {
  readonly owner: Buyer;
  readonly other: Buyer;
  /** An owner of the store. */
  readonly admin: Buyer;
  /** The other roles of the staff. */
  readonly colleagues: Readonly<Record<Colleague, Buyer>>;
  /** To the staff, and open. */
  readonly invitation: string;
  /** No call is made as this one: for calls that name an account in what they send. */
  readonly spare: string;
  /** The same one, for calls about a person: with a login, and a note that the administrator wrote. */
  readonly person: { readonly id: string; readonly login: string; readonly note: string };
  readonly line: string;
  /** Another device of the owner. */
  readonly device: string;
  /** Of the owner. */
  readonly passkey: string;
  /** A visitor's cart. */
  readonly visit: string;
  /** What a visitor wrote to the store. */
  readonly message: string;
  /** Of a product; it waits for approval. */
  readonly review: number;
  /** Published, without variants and stock. */
  readonly product: number;
  readonly collection: number;
  /** One that was deleted. */
  readonly deletedCollection: number;
  /** A version of the home page that waits for its time, beside a draft; and what a write of the page is based on. */
  readonly content: { readonly id: number; readonly version: number };
  readonly navigation: { readonly id: number; readonly version: number };
  readonly mailWords: { readonly id: number; readonly version: number };
  /** The terms, with a draft and with a version that waits. */
  readonly terms: { readonly id: number; readonly version: number };
  /** An own page. */
  readonly ownPage: { readonly id: number; readonly version: number };
  /** A size chart with a draft and a version that waits; and one that nothing uses. */
  readonly sizeChart: {
    readonly id: number;
    readonly waiting: number;
    readonly version: number;
    readonly unused: number;
  };
  /** All of them, in their order. */
  readonly collections: readonly number[];
  /** Tried, and applied. */
  readonly imports: { readonly tried: string; readonly applied: string };
  /** To another recipient, and given up. */
  readonly mail: string;
  /** Of the spare one. */
  readonly orders: OrdersForStaff;
  readonly order: { readonly id: string; readonly sessionId: string; readonly itemId: string };
}

const none = { id: '', sessionId: '', itemId: '' };

/** @param passwordHash of `password` */
export async function setScene(store: TestStore, passwordHash: string, order?: OrderState): Promise<Scene> {
  const { db } = store.database;
  const made = await newBuyers(db, store.app.deps.tokens, 4 + colleagueRoles.length);
  const [owner, other, admin, spare, ...rest] = made;
  if (!owner || !other || !admin || !spare) throw new Error('Too few buyers were made.');
  const ids = sql.param(made.map(({ userId }) => userId));
  await db.execute(sql`
    update users set password_hash = ${passwordHash}, phone = '+16175550142'
    where id = any(${ids}::uuid[])`);
  await putOnStaff(db, admin.userId, 'owner');
  for (const [index, role] of colleagueRoles.entries()) await putOnStaff(db, rest[index]?.userId ?? '', role);
  const colleagues = Object.fromEntries(colleagueRoles.map((role, index) => [role, rest[index]]));
  const invitation = randomUUID();
  await db.execute(sql`
    insert into staff_invitations (id, token_hash, email, role, expires_at)
    values (${invitation}, ${invitation}, ${`${invitation}@example.com`}, 'support', now() + interval '1 day')`);
  await db.execute(sql`update variants set on_hand = reserved + 50 where id in (10101, 10105)`);
  for (const person of [owner, other, admin]) await setCart(db, person, [{ variantId: 10101, quantity: 1 }]);
  await db.execute(sql`
    with made as (insert into wishlists (user_id) values (${owner.userId}) returning id)
    insert into wishlist_entries (wishlist_id, product_id) select id, 101 from made`);
  const device = randomUUID();
  await db.execute(sql`insert into logins (id, user_id) values (${device}, ${owner.userId})`);
  const passkey = randomUUID();
  await db.execute(sql`
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, synced, name)
    values (${passkey}, ${owner.userId}, ${passkey}, '', 0, '{}', false, 'Phone')`);
  // All have just said who they are: calls that ask for it again look at nothing else then.
  await db.execute(sql`
    update logins set confirmed_at = now(), factor_at = now() where user_id = any(${ids}::uuid[])`);
  const message = randomUUID();
  await db.execute(sql`
    insert into contact_messages (id, reference, name, email, topic, message, state, content_hash)
    values (${message}, ${`C-${message}`}, 'A B', 'visitor@example.com', 'OTHER', 'Is this still open?', 'NEW', '')`);
  const mail = randomUUID();
  await db.execute(sql`
    insert into outbox (id, kind, dedupe_key, recipient, subject, html, text, failed_at)
    values (${mail}, 'order-shipped', ${mail}, 'visitor@example.com', 'Shipped', '', '', now())`);
  const { rows: reviewed } = await db.execute<{ id: number }>(sql`
    insert into reviews (product_id, rating, fit, title, text, author, state, size, color, status)
    values (101, 4, 'true', 'Good', 'It fits as it should.', 'A B', 'MA', 'M', 'black', 'PENDING') returning id`);
  const { rows: products } = await db.execute<{ id: number }>(sql`
    insert into products (slug, name, description, gender, price_cents)
    values (${randomUUID()}, 'A product', '', 'MALE', 5000) returning id`);
  // Those of all scenes before would be more than a store may have; the last ones are still looked at.
  await db.execute(sql`
    delete from collections where id in (
      select id from collections where title = 'A collection' order by id desc offset 20)`);
  const { rows: collections } = await db.execute<{ id: number }>(sql`
    insert into collections (slug, title, rule, position) values (${randomUUID()}, 'A collection', 'limited', 9) returning id`);
  const deletedCollection = await makeDeletedCollection(db);
  const { rows: ordered } = await db.execute<{ id: number }>(
    sql`select id from collections order by position, id`,
  );
  const home = await contentScene(db, 'home', defaultHomeContent);
  const navigation = await contentScene(db, 'navigation', defaultNavigation);
  const words = await contentScene(db, 'mail.welcome', mailTemplates.welcome.words);
  const { changed: _, ...written } = defaultPages.terms;
  const terms = await contentScene(db, 'page.terms', written);
  await db.execute(sql`delete from content_pages`);
  const { rows: ownPages } = await db.execute<{ id: number; version: number }>(
    sql`insert into content_pages (slug, title, version) values (${randomUUID()}, 'A page', 1) returning id, version`,
  );
  // Each scene makes one, and a store has at most 200; one that a test waits for stays.
  await db.execute(
    sql`delete from size_charts where id in (select id from size_charts where id > 100 order by id desc offset 20)`,
  );
  const { rows: charts } = await db.execute<{ id: number }>(
    sql`insert into size_charts default values returning id`,
  );
  await db.execute(sql`delete from content_versions where kind = 'size-chart.1'`);
  await db.execute(sql`delete from size_chart_uses`);
  const chart = JSON.stringify(builtInCharts[0]?.chart);
  const { rows: chartVersions } = await db.execute<{ id: number; version: number }>(sql`
    with draft as (
      insert into content_versions (kind, state, body, version) values ('size-chart.1', 'DRAFT', ${chart}::jsonb, 1))
    insert into content_versions (kind, state, body, version, published_at, publish_at)
    values ('size-chart.1', 'PUBLISHED', ${chart}::jsonb, 2, now(), '2199-01-01') returning id, version`);
  const [tried, applied] = [randomUUID(), randomUUID()];
  const counts = JSON.stringify({
    ...{ rows: 1, wrongRows: 0, leftOutRows: 0, newProducts: 0, changedProducts: 1, sameProducts: 0 },
    ...{ newVariants: 0, changedVariants: 0, sameVariants: 0, changes: 1 },
  });
  await db.execute(sql`
    insert into imports (id, name, form, state, counts) values
      (${tried}, 'a.csv', 'own', 'TRIED', ${counts}::jsonb), (${applied}, 'b.csv', 'own', 'APPLIED', ${counts}::jsonb)`);
  await db.execute(sql`
    insert into import_changes (import_id, place, line, handle, product_id, product, variant, field, was, becomes)
    select i.id, 1, 2, '', ${products[0]?.id}, 'A product', '', 'limited', 'no', 'yes' from imports i
    where i.id in (${tried}, ${applied})`);
  // The settings as if they were never saved, so that calls know their version; one day is closed, and another one is not.
  await db.execute(sql`update shop_settings set changed_at = 'epoch'`);
  await db.execute(sql`update store_modes set opened_at = '2026-01-01T00:00:00Z'`);
  await db.execute(sql`delete from shipping_settings`);
  await db.execute(sql`delete from shop_policy`);
  await db.execute(sql`delete from shop_front`);
  await db.execute(sql`delete from closed_days where day > '2090-01-01'`);
  await db.execute(sql`insert into closed_days (day) values ('2099-03-04')`);
  await db.execute(sql`delete from tax_rules where state = 'WY'`);
  await db.execute(sql`insert into tax_rules (id, active, state, rate) values (990001, false, 'WY', 4)`);
  await db.execute(sql`delete from detailed_tax_rules where state = 'WY'`);
  await db.execute(
    sql`insert into detailed_tax_rules (id, state, level, name, zips, rate) values (990001, 'WY', 'county', 'Laramie', '{820}', 1)`,
  );
  await db.execute(sql`delete from tax_registrations where state = 'OR'`);
  await db.execute(
    sql`insert into tax_registrations (id, state, starts_on, ends_on) values (990001, 'OR', '2003-01-01', '2003-06-30')`,
  );
  await db.execute(sql`delete from redirects`);
  await db.execute(sql`insert into redirects (id, from_path, to_path) values (990001, '/old', '/faq')`);
  await db.execute(sql`delete from search_synonyms`);
  await db.execute(sql`delete from search_pins`);
  await db.execute(sql`insert into search_synonyms (id, words) values (990001, '{qqa,qqb}')`);
  await db.execute(
    sql`insert into search_pins (id, words, key, products) values (990001, 'qqc', 'qqc', '{101}')`,
  );
  const note = randomUUID();
  await db.execute(sql`
    insert into person_notes (id, person_id, author_id, text) values (${note}, ${spare.userId}, ${admin.userId}, 'A note.')`);
  const placed = order ? await placeOrder(store, owner, order) : none;
  const { body: cart } = await store.call('getCart', { token: owner.token });
  return {
    ...{
      owner,
      other,
      admin,
      colleagues: colleagues as Scene['colleagues'],
      invitation,
      device,
      passkey,
      message,
      mail,
      review: reviewed[0]?.id ?? 0,
      product: products[0]?.id ?? 0,
      collection: collections[0]?.id ?? 0,
      deletedCollection,
      ...{ content: home, navigation, mailWords: words, terms },
      ownPage: ownPages[0] ?? { id: 0, version: 0 },
      sizeChart: {
        ...{ id: 1, waiting: chartVersions[0]?.id ?? 0, version: chartVersions[0]?.version ?? 0 },
        unused: charts[0]?.id ?? 0,
      },
      collections: ordered.map(({ id }) => id),
      imports: { tried, applied },
      order: placed,
      orders: await ordersForStaff(db, spare.userId, admin.userId),
    },
    person: { id: spare.userId, login: spare.loginId, note },
    ...{ spare: `${spare.userId}@example.com`, visit: newSessionId(), line: cart.items[0]?.id ?? '' },
  };
}

async function placeOrder(store: TestStore, owner: Buyer, state: OrderState): Promise<Scene['order']> {
  const { token, addressId } = owner;
  const placed = await store.call('checkout', {
    ...{ token, body: { addressId } },
    headers: { 'x-idempotency-key': randomUUID() },
  });
  const { orderId: id, sessionId } = placed.body;
  if (state !== 'PENDING') {
    await store.control(`sessions/${sessionId}/pay`, {});
    await store.call('reconcile', { params: { sessionId } });
    // Paying has emptied it.
    await setCart(store.database.db, owner, [{ variantId: 10101, quantity: 1 }]);
  }
  for (const step of state === 'DELIVERED' ? (['SHIPPED', 'DELIVERED'] as const) : []) {
    await fulfil(store, id, step);
  }
  const { body } = await store.call('getOrder', { token, params: { id } });
  return { id, sessionId, itemId: body.items[0]?.id ?? '' };
}

/** Everything that is the owner's, as text: calls of others must not change a word of it. */
export async function belongings({ database: { db } }: TestStore, { owner }: Scene): Promise<string> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select concat_ws('|',
      (select u::text from users u where id = ${owner.userId}),
      (select string_agg(a::text, ',' order by id) from addresses a where user_id = ${owner.userId}),
      (select string_agg(l::text, ',' order by id) from logins l where user_id = ${owner.userId}),
      (select string_agg(p::text, ',') from passkeys p where user_id = ${owner.userId}),
      (select string_agg(r::text, ',') from recovery_codes r where user_id = ${owner.userId}),
      (select string_agg(a::text, ',') from authenticator_apps a where user_id = ${owner.userId}),
      (select string_agg(p::text, ',') from preferences p where user_id = ${owner.userId}),
      (select string_agg(k::text, ',') from account_links k where user_id = ${owner.userId}),
      (select string_agg(i::text, ',' order by i.id) from cart_items i join carts c on c.id = i.cart_id
        where c.user_id = ${owner.userId}),
      (select string_agg(e::text, ',' order by e.product_id) from wishlist_entries e
        join wishlists w on w.id = e.wishlist_id where w.user_id = ${owner.userId}),
      (select string_agg(concat_ws(' ', o.id, o.user_id, o.status, o.email, o.street), ',' order by id)
        from orders o where user_id = ${owner.userId}),
      (select string_agg(r::text, ',') from reviews r where user_id = ${owner.userId}),
      (select string_agg(r::text, ',') from returns r join orders o on o.id = r.order_id
        where o.user_id = ${owner.userId})) as text`);
  return rows[0]?.text ?? '';
}

/** A draft, and a version that waits for its time. */
async function contentScene(db: Db, kind: string, content: object) {
  await db.execute(sql`delete from content_versions where kind = ${kind}`);
  const body = JSON.stringify(content);
  const { rows } = await db.execute<{ id: number; version: number }>(sql`
    with draft as (
      insert into content_versions (kind, state, body, version) values (${kind}, 'DRAFT', ${body}::jsonb, 1))
    insert into content_versions (kind, state, body, version, published_at, publish_at)
    values (${kind}, 'PUBLISHED', ${body}::jsonb, 2, now(), '2199-01-01') returning id, version`);
  return rows[0] ?? { id: 0, version: 0 };
}

async function makeDeletedCollection(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(collectionTable)
      .values({ slug: randomUUID(), title: 'A collection', rule: 'limited', position: 9 })
      .returning();
    if (!made) throw new Error('No collection was made.');
    await keepDeleted(tx, made);
    await tx.delete(collectionTable).where(eq(collectionTable.id, made.id));
    return made.id;
  });
}
