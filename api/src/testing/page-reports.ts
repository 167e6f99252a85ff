import {
  createView,
  internalKey,
  internalPaths,
  type ServedViews,
  type ViewArm,
} from '@ritual/platform/release-watch';
import type { TestStore } from './test-store.ts';

export const canary = { remote: 'catalog', version: '1.1.0-new', startedAt: '2026-11-25T10:00:00.000Z' };
export const period = { ...canary, steppedAt: canary.startedAt, canaryBuckets: 50, controlBuckets: 950 };
export const live = {
  revision: 7,
  releases: [
    { remote: 'catalog', version: '1.0.0-old', current: true },
    { remote: 'catalog', version: '1.1.0-new', current: true },
    { remote: 'catalog', version: '0.9.0', current: false },
  ],
};

/** What shell and browsers do, without either. */
export function reportsOf(store: TestStore) {
  const secret = () => store.app.deps.settings.reportSecret ?? '';
  const inject = (method: 'GET' | 'POST', url: string, more: object = {}) =>
    store.app.server.inject({
      ...{ method, url, ...more },
      headers: { authorization: `Bearer ${internalKey(secret())}` },
    });
  const tell = async (payload: ServedViews) =>
    (await inject('POST', internalPaths.servedViews, { payload })).statusCode;
  let visitors = 0;

  return {
    tell,
    view: (arm: ViewArm = { kind: 'none' }, at?: number) => createView(secret(), arm, at),
    /** A view that the shell has served and told of; `ago` in seconds. */
    async served(
      arm: 'canary' | 'control',
      { ago = 0, visitor = `visitor${String(++visitors).padStart(9, '0')}` } = {},
    ) {
      const kind: ViewArm = arm === 'canary' ? { kind: arm, ...nameOf(canary) } : { kind: arm };
      const view = createView(secret(), kind, Date.now() - ago * 1000);
      const { nonce, at } = view;
      await tell({ periods: [period], views: [{ nonce, at, visitor, period: 0, arm }] });
      return view;
    },
    report: (body: object, headers: Readonly<Record<string, string>> = {}) =>
      store.call('reportPage', { body, headers }),
    async votes() {
      const { periods } = (await inject('GET', internalPaths.canaryVotes, { query: canary })).json<{
        periods: readonly { canary: object; control: object; share: number }[];
      }>();
      return periods;
    },
    health: async (days = 7) =>
      (await inject('GET', internalPaths.releaseHealth, { query: { days: String(days) } })).json<unknown>(),
  };
}

const nameOf = ({ remote, version }: typeof canary) => ({ remote, version });
