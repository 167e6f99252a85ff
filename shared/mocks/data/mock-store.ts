import type { ErrorCode } from '../../contract/index.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { GuardedStorage } from '../../storage/index.ts';
import { createMockCatalog, type MockCatalog } from './catalog.ts';
import { colorIn } from './colors.ts';
import { initialState } from './initial-state.ts';
import type { MockState } from './state.ts';

export interface MockStoreOptions {
  /** Time of seeding; release dates are relative to it. Default: now. */
  readonly now?: Date;
  /** Delay of every answer in ms. Default 0. */
  readonly latency?: number;
  /** Storage in which the state survives a reload. */
  readonly storage?: Pick<GuardedStorage, 'read' | 'write'>;
}

/** The demo catalog and all changes to it, in memory. */
export interface MockStore {
  readonly catalog: MockCatalog;
  readonly state: MockState;
  readonly latency: number;
  /** An id in UUID format, the same in every run. */
  readonly newId: () => string;
  /** Saves the state if it has a storage; called after every call. */
  readonly save: () => void;
  /** The next call of an endpoint fails once. */
  readonly failNext: (name: EndpointName, code: ErrorCode | 'NETWORK') => void;
  /** The next call of an endpoint is answered only when the returned function is called. */
  readonly holdNext: (name: EndpointName) => () => void;
  readonly takeFailure: (name: EndpointName) => ErrorCode | 'NETWORK' | undefined;
  /** Resolves when the next call of an endpoint may be answered; undefined: at once. */
  readonly takeHold: (name: EndpointName) => Promise<void> | undefined;
  /** Resets to the demo catalog as seeded. */
  readonly reset: () => void;
}

/** Incremented when the format of the saved state changes: an older build's orders lack what the staff sees of them. */
const key = 'rop.mocks.4';
const isState = (value: unknown): value is MockState => typeof value === 'object' && value !== null;

export function createMockStore(options: MockStoreOptions = {}): MockStore {
  const { now = new Date(), latency = 0, storage } = options;
  const state = restored(storage);
  const failures = new Map<EndpointName, (ErrorCode | 'NETWORK')[]>();
  const holds = new Map<EndpointName, Promise<void>[]>();
  return {
    catalog: createMockCatalog(
      now,
      (variantId) => state.taken[variantId] ?? 0,
      () => state.products,
      (id) => colorIn({ state }, id),
    ),
    state,
    latency,
    newId: () => {
      state.made += 1;
      return `00000000-0000-4000-9000-${String(state.made).padStart(12, '0')}`;
    },
    save: () => storage?.write(key, state),
    failNext: (name, code) => failures.set(name, [...(failures.get(name) ?? []), code]),
    holdNext: (name) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.set(name, [...(holds.get(name) ?? []), promise]);
      return resolve;
    },
    takeFailure: (name) => failures.get(name)?.shift(),
    takeHold: (name) => holds.get(name)?.shift(),
    reset: () => {
      Object.assign(state, initialState());
      failures.clear();
      holds.clear();
    },
  };
}

function restored(storage: MockStoreOptions['storage']): MockState {
  return { ...initialState(), ...storage?.read(key, isState) };
}
