import type { MockStore } from './mock-store.ts';
import { adminProductOr404, putProduct } from './products.ts';
import type { MockProduct } from './product-record.ts';

const days = 7;
const name = (id: number, seconds: string) => `${seconds}.preview-of-${String(id)}-until-${seconds}`;

/** As the API makes it, without a secret: mocks keep nothing from those who use them. */
export function mockPreview(id: number, now: Date): { readonly key: string; readonly until: string } {
  const seconds = String(Math.floor(now.getTime() / 1000) + days * 86_400);
  return { key: name(id, seconds), until: new Date(Number(seconds) * 1000).toISOString() };
}

export function isMockPreview(id: number, key: string | undefined, now: Date): boolean {
  const seconds = key?.split('.')[0] ?? '';
  return key === name(id, seconds) && Number(seconds) * 1000 >= now.getTime();
}

/** Makes a product of the demo a draft. @returns the key of its preview */
export function draftProduct(store: MockStore, id: number, changes: Partial<MockProduct> = {}): string {
  putProduct(store, { ...adminProductOr404(store, id), ...changes, state: 'DRAFT' });
  return mockPreview(id, new Date()).key;
}
