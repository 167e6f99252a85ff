import type { StorefrontPart } from '../../contract/index.ts';
import { noteAudit } from '../data/audit.ts';
import type { MockStore } from '../data/mock-store.ts';
import { presentCanary } from '../data/present-canary.ts';
import { changesOf, entriesOf, presentRevision } from '../data/storefront-history.ts';
import { canaryVitals, figuresOf } from '../data/storefront-figures.ts';
import type { MockRevision } from '../data/storefront.ts';
import type { MockUser } from '../data/state.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

const days = 7;

export const storefrontResolvers: Resolvers<
  | 'getStorefront'
  | 'listStorefrontHistory'
  | 'getStorefrontHealth'
  | 'checkStorefrontRollback'
  | 'rollBackStorefront'
  | 'changeStorefrontCanary'
> = {
  getStorefront: ({ store }) => {
    const now = newest(store);
    const names = Object.keys(now.live).sort(
      (a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b),
    );
    return {
      ...{ revision: now.revision, changedAt: now.at, days },
      parts: names.map((name) => presentPart(store, now, name)),
    };
  },
  listStorefrontHistory: ({ query: { after, size, part }, store }) => {
    const found = entriesOf(store)
      .map(presentRevision)
      .filter(({ changes, canaryChanges }) =>
        part === undefined ? true : [...changes, ...canaryChanges].some((one) => one.part === part),
      )
      .reverse();
    const before = after !== undefined && /^\d+$/.test(after) ? Number(after) : Infinity;
    const rest = found.filter(({ revision }) => revision < before);
    const content = rest.slice(0, size);
    const next = rest.length > size ? String(content.at(-1)?.revision) : null;
    return { content, next, count: found.length, exact: true };
  },
  getStorefrontHealth: ({ params: { part }, query, store }) => {
    const { live, canaries } = newest(store);
    const version = live[part];
    const canary = canaries[part]?.version;
    const { failures, vitals } = figuresOf(part);
    const releases = [
      ...(version === undefined
        ? []
        : [{ version, state: 'live' as const, failures: [...failures], vitals }]),
      ...(canary === undefined
        ? []
        : [{ version: canary, state: 'canary' as const, failures: [], vitals: canaryVitals }]),
    ];
    return { days: query.days, releases };
  },
  checkStorefrontRollback: ({ query: { parts, revision, at }, store }) => {
    const now = newest(store);
    const { target, next } = planned(store, parts, { revision, at });
    return { revision: now.revision, target, ...changesOf(now, next) };
  },
  rollBackStorefront: (call) => {
    const {
      body: { parts, to, reason, seen },
      store,
      signedIn,
    } = call;
    const touched = entriesOf(store).some(({ before, revision }) => {
      const { changes, canaryChanges } = changesOf(before, revision);
      return (
        revision.revision > seen &&
        [...changes, ...canaryChanges].some(({ part }) => parts.length === 0 || parts.includes(part))
      );
    });
    if (touched) throw new MockError('STOREFRONT_CHANGED');
    const now = newest(store);
    const { target, next } = planned(store, parts, 'at' in to ? { at: to.at } : to);
    const revision = write(store, signedIn(), 'rollback', reason, next);
    noteAudit(call, {
      ...{ action: 'storefront.rollback', before: { revision: now.revision }, after: { revision, reason } },
      subject: { type: 'storefront', id: parts.join(', ') || 'all parts' },
    });
    return { revision, target, ...changesOf(now, next) };
  },
  changeStorefrontCanary: (call) => {
    const {
      params: { part },
      body: { action, reason, seen },
      store,
      signedIn,
    } = call;
    const now = newest(store);
    const canary = now.canaries[part];
    const shown = canary && presentCanary(store, part, canary);
    const same = shown?.version === seen.version && shown.startedAt === seen.startedAt;
    const asSeen = same && shown.share === seen.share && shown.automatic === seen.automatic;
    if (!canary || !shown || !(action === 'stop' ? same : asSeen)) throw new MockError('STOREFRONT_CHANGED');
    const { [part]: _ended, ...others } = now.canaries;
    const goesLive = action === 'complete';
    const next = {
      live: goesLive ? { ...now.live, [part]: canary.version } : now.live,
      canaries:
        goesLive || action === 'stop'
          ? others
          : {
              ...others,
              [part]: {
                ...canary,
                share: action === 'step' ? shown.next : canary.share,
                automatic: action === 'hold' ? false : action === 'resume' ? true : canary.automatic,
              },
            },
    };
    const kind = goesLive ? 'promote' : action === 'stop' ? 'abort' : 'canary';
    const revision = write(store, signedIn(), kind, reason ?? null, next);
    noteAudit(call, {
      ...{ action: `storefront.canary-${action}`, subject: { type: 'storefront', id: part } },
      ...{ before: { revision: now.revision }, after: { revision, reason } },
    });
    return { revision, target: null, ...changesOf(now, next) };
  },
};

type Set = Pick<MockRevision, 'live' | 'canaries'>;

function newest(store: MockStore): MockRevision {
  const found = store.state.storefront.revisions.at(-1);
  if (!found) throw new MockError('STOREFRONT_UNAVAILABLE');
  return found;
}

function presentPart(store: MockStore, now: MockRevision, name: string): StorefrontPart {
  const version = now.live[name] ?? '';
  const entries = entriesOf(store);
  const changed = entries.filter(({ before, revision }) => before?.live[name] !== revision.live[name]);
  const teams = changed.flatMap(({ revision }) => /\(([^()]+)\)$/.exec(revision.who ?? '')?.[1] ?? []);
  const earlier = new Map<string, StorefrontPart['earlier'][number]>();
  for (const { before, revision } of changed.toReversed()) {
    const past = before?.live[name];
    if (!before || past === undefined || past === version || earlier.has(past)) continue;
    earlier.set(past, { version: past, revision: before.revision, until: revision.at });
  }
  const { bytes, failures, vitals } = figuresOf(name);
  const canary = now.canaries[name];
  return {
    ...{ name, version, bytes, LCP: vitals.LCP },
    team: teams.at(-1) ?? null,
    since: changed.at(-1)?.revision.at ?? null,
    failures: failures.reduce((sum, { count }) => sum + count, 0),
    earlier: [...earlier.values()],
    canary: canary ? presentCanary(store, name, canary) : null,
  };
}

/** What a rollback makes of the live set; refused as by the gate. */
function planned(
  store: MockStore,
  parts: readonly string[],
  { revision, at }: { readonly revision?: number | undefined; readonly at?: string | undefined },
) {
  const { revisions, refused } = store.state.storefront;
  const now = newest(store);
  const then = revisions.findLast((one) =>
    revision === undefined ? Date.parse(one.at) <= Date.parse(at ?? '') : one.revision === revision,
  );
  if (!then) {
    throw refusal(
      `There is no revision ${revision === undefined ? `from ${String(at)}` : String(revision)}.`,
    );
  }
  const names = parts.length > 0 ? parts : Object.keys(now.live);
  const live: Record<string, string> = { ...now.live };
  for (const name of names) {
    const version = then.live[name];
    if (version === undefined) throw refusal(`${name} was not live at revision ${String(then.revision)}.`);
    const why = refused[`${name}@${version}`];
    if (why !== undefined && version !== now.live[name]) throw refusal(why, 'Choose another release.');
    live[name] = version;
  }
  const canaries = Object.fromEntries(Object.entries(now.canaries).filter(([name]) => !names.includes(name)));
  return { target: { revision: then.revision, at: then.at }, next: { live, canaries } };
}

const refusal = (reason: string, advice: string | null = null) =>
  new MockError('STOREFRONT_REFUSED', { details: { problems: [{ reason, advice }] } });

function write(store: MockStore, by: MockUser, action: string, reason: string | null, next: Set): number {
  const { revisions } = store.state.storefront;
  const revision = newest(store).revision + 1;
  revisions.push({
    ...{ revision, at: new Date().toISOString(), action, reason, byRule: false },
    who: `${by.firstName} ${by.lastName}`,
    ...next,
  });
  return revision;
}
