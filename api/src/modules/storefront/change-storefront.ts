import { listCanaries, type ChangeResult, type ReleaseRegistry } from '@ritual/platform/registry-client';
import type { StorefrontCanaryChange, StorefrontChange, StorefrontRollback } from '@ritual/shared/contract';
import { AppError } from '../../errors.ts';
import { actorOf } from './actors.ts';
import { touchedSince } from './ledger.ts';
import { presentCanaryChanges, presentChanges } from './present-changes.ts';
import type { StoreRegistry } from './registry.ts';

type Rollback = Pick<StorefrontRollback, 'parts' | 'to'>;
type Back = Awaited<ReturnType<ReleaseRegistry['rollback']>>;

/** What a rollback would change; refused as the rollback itself would be. */
export async function checkRollback(
  registry: StoreRegistry,
  { parts, to }: Rollback,
): Promise<StorefrontChange> {
  return presentChange(
    await registry.check((of) => of.rollback({ remotes: parts, to: targetOf(to), dryRun: true })),
  );
}

/** Makes live again what was live then. Who decided on something that is not live any more is refused. */
export async function rollBack(
  registry: StoreRegistry,
  userId: string,
  { parts, to, reason, seen }: StorefrontRollback,
): Promise<StorefrontChange> {
  const { ledger } = await registry.known();
  if (touchedSince(ledger, seen, parts)) throw new AppError('STOREFRONT_CHANGED');
  return presentChange(
    await registry.change((of) =>
      of.rollback({ remotes: parts, to: targetOf(to), actor: actorOf(userId), reason }),
    ),
  );
}

const targetOf = (to: StorefrontRollback['to']) => ('at' in to ? { at: new Date(to.at) } : to);

/** Holds, grows, completes or stops a canary, if it still is the one that was looked at. */
export async function changeCanary(
  registry: StoreRegistry,
  userId: string,
  part: string,
  { action, reason, seen }: StorefrontCanaryChange,
): Promise<StorefrontChange> {
  const { channel } = await registry.known();
  const now = listCanaries(channel).find(({ remote }) => remote === part);
  const same = now?.version === seen.version && now.startedAt === seen.startedAt;
  // Another share is no reason to keep one that harms.
  const asSeen = same && now.share === seen.share && now.automatic === seen.automatic;
  if (!(action === 'stop' ? same : asSeen)) throw new AppError('STOREFRONT_CHANGED');
  const change = { actor: actorOf(userId), ...(reason !== undefined && { reason }) };
  const result = await registry.change(({ canary }): Promise<ChangeResult> => {
    if (action === 'stop') return canary.abort(part, change);
    if (action === 'complete') return canary.complete(part, change);
    return canary.step(part, action === 'step' ? {} : { automatic: action === 'resume' }, change);
  });
  return presentChange(result);
}

function presentChange({ revision, changes, canaryChanges, ...more }: ChangeResult | Back): StorefrontChange {
  return {
    revision,
    target: 'target' in more ? (more.target ?? null) : null,
    changes: presentChanges(changes),
    canaryChanges: presentCanaryChanges(canaryChanges),
  };
}
