import type { Page } from '@playwright/test';
import { buyOne } from '../fixtures/store/bought-order.ts';
import { factsOfHtml, factsOfPage, faultsOf } from '../fixtures/crawl/page-facts.ts';
import { walk, type Visit } from '../fixtures/crawl/walk.ts';
import { demoAdmin } from '../fixtures/store/demo-accounts.ts';
import { mailsTo } from '../fixtures/store/mails.ts';
import type { Shopper } from '../fixtures/store/shopper.ts';
import { expect, test } from '../fixtures/test.ts';

// Crawls every link of the store: none is broken, and every page has its title and description.

test.setTimeout(600_000);

/** Private pages: the server sends their frame, and the browser renders them. */
const personal = /^\/(account|dashboard|admin|addresses|orders|checkout|success)(\/|$)/;

test('every link in server-rendered pages, and every address of the sitemap', async ({
  page,
  request,
  store,
}) => {
  const visit: Visit = async (address) => {
    const answer = await request.get(address);
    const { pathname } = new URL(answer.url());
    const html = answer.headers()['content-type']?.startsWith('text/html') ?? false;
    const lost = answer.ok() || pathname === '/no-such-page' ? [] : [`answers ${String(answer.status())}`];
    if (!html || personal.test(pathname)) return { facts: null, faults: lost };
    const facts = await factsOfHtml(page, await answer.text(), answer.url());
    return { facts, faults: [...lost, ...faultsOf(facts)] };
  };
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.length).toBeGreaterThan(60);

  const { pages, pictures, faults } = await walk({
    origin: store.url,
    begin: ['/', '/no-such-page', ...listed],
    visit,
    atOnce: 4,
    // Views of a list (filters, order, paging) link to endless further views: only those linked from the page itself are
    // followed.
    follow: (to, from) => to.search === '' || from.search === '',
  });
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(listed.length);

  const dead: string[] = [];
  for (const picture of pictures) {
    const answer = await request.get(picture);
    const type = answer.headers()['content-type'] ?? '';
    if (!answer.ok() || !type.startsWith('image/'))
      dead.push(`${picture}: ${String(answer.status())} ${type}`);
  }
  expect(dead).toEqual([]);
  expect(pictures.size).toBeGreaterThan(listed.length);
});

/** Opens a page in the browser and waits until it is rendered. */
const visitIn =
  (shopper: Shopper): Visit =>
  async (address) => {
    await shopper.open(address);
    await rendered(shopper.page);
    const facts = await factsOfPage(shopper.page);
    const guarded = new URL(shopper.page.url()).pathname === '/login' ? ['leads to the login'] : [];
    return { facts, faults: [...guarded, ...faultsOf(facts)] };
  };

async function rendered(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/** A path segment that identifies one of many: an id, a number, a reference. */
const named = /^(\d+|[A-Z]+-[\w-]+|[0-9a-f]{8}-[0-9a-f-]{27})$/;

/**
 * Of private pages a few of each kind, each with a few of its views: a store that has run for a while has hundreds of mails. Of
 * public pages one of each kind: the crawl above covers the others.
 */
function aFewOfEachKind(): (to: URL) => boolean {
  const seen = new Map<string, number>();
  const enough = (kind: string, max: number) => {
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    return count >= max;
  };
  return ({ pathname, search }) => {
    const parts = pathname.split('/');
    if (!personal.test(pathname)) return search === '' && !enough(parts.slice(0, 2).join('/'), 1);
    const kind = parts.map((part) => (named.test(part) ? ':id' : part)).join('/');
    return search === '' ? !enough(kind, 3) : !enough(`${kind}?`, 8);
  };
}

test('every link of a shopper with an order, and of the mails', async ({ shopper, payment, store }) => {
  await buyOne(shopper, payment);
  await shopper.open('/product/102');
  const { pages, faults } = await walk({
    origin: store.url,
    begin: ['/', '/dashboard', '/account', '/cart'],
    atOnce: 1,
    follow: aFewOfEachKind(),
    visit: visitIn(shopper),
  });
  expect(faults).toEqual([]);
  const paths = pages.map((address) => new URL(address).pathname);
  for (const path of ['/dashboard/orders', '/dashboard/addresses', '/account/security', '/account/prefs'])
    expect(paths).toContain(path);
  expect(paths.filter((path) => /^\/dashboard\/orders\/[^/]+\/invoice$/.test(path))).toHaveLength(1);

  const mails = await mailsTo(shopper.account.email);
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Welcome/), expect.stringMatching(/is confirmed$/)]),
  );
  const links = mails.flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
  const mailed = await walk({
    origin: store.url,
    begin: links.map((link) => link.slice(store.url.length)),
    atOnce: 1,
    follow: () => false,
    visit: visitIn(shopper),
  });
  expect(mailed.faults).toEqual([]);
  expect(links.every((link) => link.startsWith(store.url))).toBe(true);
});

test('every link of an administrator', async ({ shopper, store }) => {
  await shopper.open('/login');
  await shopper.signIn(demoAdmin);
  await expect(shopper.heading('Admin Dashboard')).toBeVisible();
  const { pages, faults } = await walk({
    origin: store.url,
    begin: ['/admin/AdminDashboard', '/dashboard'],
    atOnce: 1,
    follow: aFewOfEachKind(),
    visit: visitIn(shopper),
  });
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(10);
});
