import { factorPolicy } from '../../kernel/index.ts';
import { methodsOf } from './challenges.ts';
import type { MockStore } from './mock-store.ts';

/** Different ones each time, and the same in every run. */
export function newCodes(store: MockStore, userId: string): string[] {
  const codes = Array.from({ length: factorPolicy.recoveryCodes }, () =>
    store.newId().replace(/-/g, '').slice(-16).toUpperCase(),
  );
  store.state.factors.recoveryCodes[userId] = codes;
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

export function firstCodes(store: MockStore, userId: string): string[] | null {
  return (store.state.factors.recoveryCodes[userId] ?? []).length > 0 ? null : newCodes(store, userId);
}

export function dropUselessCodes(store: MockStore, userId: string): void {
  if (methodsOf(store, userId).length === 0) delete store.state.factors.recoveryCodes[userId];
}
