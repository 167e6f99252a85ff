import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoints.ts';
import { adminProduct } from '../../contract/index.ts';
import { noteAudit } from '../data/audit.ts';
import { changedFields } from '../data/changed-fields.ts';
import { adminProductOr404, presentAdminProduct, productFacts, putProduct } from '../data/products.ts';
import type { MockProduct } from '../data/product-record.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from '../data/mock-store.ts';
import type { MockCall } from './resolver.ts';

type Call = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>;

/** Changes a product and notes it as the API does: what changes nothing keeps its version. */
export function change(
  call: Call,
  action: string,
  id: number,
  work: (before: MockProduct) => MockProduct,
): MockProduct {
  const before = adminProductOr404(call.store, id);
  const made = work(before);
  const after =
    made === before
      ? before
      : putProduct(call.store, {
          ...made,
          ...{ version: before.version + 1, changedAt: new Date().toISOString() },
        });
  const [was, is] = [productFacts(call.store, before), productFacts(call.store, after)];
  const all = Object.fromEntries([...Object.keys(was), ...Object.keys(is)].map((name) => [name, null]));
  noteAudit(call, {
    ...{ action, subject: { type: 'product', id: String(id) } },
    ...changedFields({ ...all, ...was }, { ...all, ...is }),
  });
  return after;
}

export function asSeen(store: MockStore, product: MockProduct, version: number): void {
  if (product.version === version) return;
  const current = z.encode(adminProduct, presentAdminProduct(store, product));
  throw new MockError('PRODUCT_CHANGED', { details: { version: product.version, current } });
}
