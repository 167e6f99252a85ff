import { useState } from 'react';
import type { Storefront, StorefrontChange } from '@ritual/shared/contract';
import { rollBackStorefront } from '@ritual/shared/contract/admin-calls';
import { api, isApiError } from '@ritual/shared/http';
import { Action, AdminDialog } from '../../../../admin/index.ts';
import { DecisionButtons, Fields, Reason } from '../decision.tsx';
import { useDecision } from '../use-decision.ts';
import { joined } from '../words.ts';
import { Check } from './check.tsx';
import { ReleaseTarget } from './release-target.tsx';
import { SetTarget } from './set-target.tsx';
import type { RollBackStart, Target } from './target.ts';
import { useRollBackCheck } from './use-roll-back-check.ts';

interface Props {
  /** null: closed. */
  readonly start: RollBackStart | null;
  readonly storefront: Storefront;
  readonly onClose: () => void;
  readonly onDone: (change: Pick<StorefrontChange, 'revision'>, words: string) => void;
  readonly onStale: () => void;
}

/** Chooses what goes back and where to, shows what follows and whether the gate lets it, and asks why. */
export function RollBackDialog({ start, onClose, ...rest }: Props) {
  const title = start?.kind === 'release' ? `Roll back ${start.part}` : 'Roll back to a moment';
  return (
    <AdminDialog open={start !== null} onClose={onClose} title={title}>
      {start && <Form {...{ start, onClose, ...rest }} />}
    </AdminDialog>
  );
}

function Form({ start, storefront, onClose, onDone, onStale }: Props & { readonly start: RollBackStart }) {
  const [seen, setSeen] = useState(storefront.revision);
  const [target, setTarget] = useState<Target | null>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const check = useRollBackCheck(target, seen);
  const part =
    start.kind === 'release' ? storefront.parts.find(({ name }) => name === start.part) : undefined;
  /** What the check has said before it was asked for. */
  const [wanted, setWanted] = useState<StorefrontChange | null>(null);
  const { pending, problem, run } = useDecision({
    act: async () => {
      if (!target) return;
      setWanted(check.data);
      const change = await api.call(rollBackStorefront, { body: { ...target, reason, seen } });
      onDone(change, doneWords(change));
    },
    onStale: () => {
      // Decided anew, on what is live now.
      onStale();
      setSeen(storefront.revision);
    },
    isDone: wanted !== null && isDone(wanted, storefront),
    onSeenDone: () => {
      if (wanted) onDone(storefront, doneWords({ ...wanted, revision: storefront.revision }));
    },
  });
  const refused = isApiError(check.error, 'STOREFRONT_REFUSED');
  const idle = check.data?.changes.length === 0 && check.data.canaryChanges.length === 0;
  const decide = () => {
    const lacks = reason.trim() === '';
    setMissing(lacks);
    if (!lacks && target && !refused && !idle) run();
  };
  return (
    <Fields
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide();
      }}
    >
      {part ? (
        <ReleaseTarget part={part} onChange={setTarget} />
      ) : (
        <SetTarget
          parts={storefront.parts.map(({ name }) => name)}
          revision={start.kind === 'set' ? start.revision : null}
          live={storefront.revision}
          onChange={setTarget}
        />
      )}
      <Check check={check} asked={target !== null} />
      {!refused && !idle && (
        <Reason value={reason} onChange={setReason} error={missing ? 'Write why, for the history.' : null} />
      )}
      {refused || idle || !target ? (
        <Action onClick={onClose}>Cancel</Action>
      ) : (
        <DecisionButtons
          label={labelOf(target, check.data)}
          {...{ pending, problem }}
          onDo={decide}
          onCancel={onClose}
        />
      )}
    </Fields>
  );
}

/** Whether what is live now is what a change was to bring. */
function isDone({ changes, canaryChanges }: StorefrontChange, { parts }: Storefront): boolean {
  const now = (name: string) => parts.find((part) => part.name === name);
  return (
    changes.length + canaryChanges.length > 0 &&
    changes.every(({ part, to }) => now(part)?.version === (to ?? undefined)) &&
    canaryChanges.every(({ part, to }) => to !== null || !now(part)?.canary)
  );
}

/** The exact result, as far as it is known. */
function labelOf(target: Target, change: StorefrontChange | null): string {
  const [only, ...others] = change?.changes ?? [];
  if (only && others.length === 0 && only.to !== null) return `Roll back ${only.part} to ${only.to}`;
  if (only) return `Roll back ${String(others.length + 1)} parts`;
  const ends = change?.canaryChanges ?? [];
  if (ends.length > 0) return `Stop the canary of ${joined(ends.map(({ part }) => part))}`;
  return 'revision' in target.to ? `Roll back to revision ${String(target.to.revision)}` : 'Roll back';
}

function doneWords({ changes, canaryChanges, revision }: StorefrontChange): string {
  const parts = [...new Set([...changes, ...canaryChanges].map(({ part }) => part))];
  const [only] = changes;
  const what =
    only && changes.length === 1
      ? `${only.part} is back at ${only.to ?? 'none'}`
      : `${joined(parts)} went back`;
  return `${what}, with revision ${String(revision)}.`;
}
