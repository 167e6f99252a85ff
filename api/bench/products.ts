// npm run bench:products -- --products 100000
// How long the staff waits for lists, searches and editors of a store with many products. Ends with 1 when a kind of question takes longer
// than 300 ms at its 95th percentile.
import { parseArgs } from 'node:util';
import { startTestServer } from '@ritual/platform/database';
import { productListSorts } from '@ritual/shared/contract';
import { buildApp } from '../src/app.ts';
import { openDatabase, type Db } from '../src/db/client.ts';
import { sql } from '../src/db/drizzle.ts';
import { testSettings } from '../src/testing/test-store.ts';
import { askStaff, questionsOf, verdict, type StaffQuestion } from './ask-staff.ts';
import { signInStaff } from './staff.ts';
import { newStoreDatabase } from './stores.ts';

const { values } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '40' } },
});

const list = (rest: string) => `/api/admin/products?size=50${rest}`;
const found = (words: readonly string[]) => words.map((q) => list(`&q=${encodeURIComponent(q)}`));
const anything = {
  gender: null,
  onSale: false,
  limited: false,
  isNew: false,
  categories: [],
  priceFrom: null,
  priceTo: null,
};
const preview = (rule: object) =>
  `/api/admin/collection-preview?rule=${encodeURIComponent(JSON.stringify({ ...anything, ...rule }))}`;

async function productQuestions(db: Db): Promise<readonly StaffQuestion[]> {
  const { rows } = await db.execute<{ id: number; sku: string; name: string }>(sql`
    select p.id, p.name, min(v.sku) as sku from products p join variants v on v.product_id = p.id
    group by p.id order by p.id desc limit 5`);
  return [
    ...questionsOf(
      'products',
      productListSorts.map((sort) => list(`&sort=${sort}`)),
    ),
    ...questionsOf('products, a later page', [list('&page=20'), list('&page=1000&sort=name')]),
    ...questionsOf('products by state', [list('&state=PUBLISHED'), list('&state=DRAFT')]),
    ...questionsOf('products by stock', [
      list('&stock=low'),
      list('&stock=out'),
      list('&stock=out&sort=price'),
    ]),
    ...questionsOf('products by kind', [list('&gender=FEMALE'), list('&category=leggings&sort=price')]),
    ...questionsOf(
      'products found by name',
      found(['legging', 'shirt', 'xyzzy', ...rows.map(({ name }) => name)]),
    ),
    ...questionsOf('products found by SKU', found(rows.map(({ sku }) => sku))),
    ...questionsOf(
      'a product',
      rows.map(({ id }) => `/api/admin/products/${String(id)}`),
    ),
    ...questionsOf('options of the editor', ['/api/admin/product-options']),
    ...questionsOf('collections', ['/api/admin/collections?size=50']),
    ...questionsOf('preview of a rule', [preview({ gender: 'FEMALE' }), preview({ priceFrom: 50 })]),
    ...questionsOf('low stock', ['/api/admin/low-stock']),
    ...questionsOf('imports', ['/api/admin/imports']),
    ...questionsOf('search tuning', ['/api/admin/search']),
  ];
}

// A quarter of the memory of a small server, as PostgreSQL's manual recommends.
const stopServer = await startTestServer({ sharedBuffers: '1GB' });
try {
  const made = await newStoreDatabase(Number(values.products));
  const database = openDatabase({ url: made.url, limits: null });
  await database.db.execute(sql`vacuum analyze`);
  const app = await buildApp({ settings: { ...testSettings(null), databaseUrl: made.url }, database });
  const token = await signInStaff(app);
  const slow = await askStaff(app, token, await productQuestions(database.db), Number(values.rounds));
  console.log(`\n${verdict(slow)}`);
  process.exitCode = slow.length === 0 ? 0 : 1;
  await app.server.close();
  await database.close();
  await made.drop();
} finally {
  await stopServer();
}
