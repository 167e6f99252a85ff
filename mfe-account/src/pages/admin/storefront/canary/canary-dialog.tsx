import { useState } from 'react';
import type {
  CanaryAction,
  Storefront,
  StorefrontCanary,
  StorefrontChange,
  StorefrontPart,
} from '@ritual/shared/contract';
import { changeStorefrontCanary } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { AdminDialog } from '../../../../admin/index.ts';
import { DecisionButtons, Fields, Reason, Words } from '../decision.tsx';
import { useDecision } from '../use-decision.ts';
import { share } from '../words.ts';

export interface CanaryDecision {
  readonly part: StorefrontPart;
  /** As it was looked at. */
  readonly canary: StorefrontCanary;
  readonly action: CanaryAction;
}

interface Props {
  /** null: closed. */
  readonly decision: CanaryDecision | null;
  /** As it is now. */
  readonly storefront: Storefront;
  readonly onClose: () => void;
  readonly onDone: (change: Pick<StorefrontChange, 'revision'>, words: string) => void;
  readonly onStale: () => void;
}

/** One question before a canary is changed. */
export function CanaryDialog({ decision, onClose, ...rest }: Props) {
  const words = decision && wordsOf(decision);
  return (
    <AdminDialog open={decision !== null} onClose={onClose} title={words?.title}>
      {decision && words && <Form key={words.title} {...{ decision, words, onClose, ...rest }} />}
    </AdminDialog>
  );
}

type FormProps = Props & { readonly decision: CanaryDecision; readonly words: ReturnType<typeof wordsOf> };

function Form({ decision, words, storefront, onClose, onDone, onStale }: FormProps) {
  const { part, canary, action } = decision;
  const { version, startedAt, automatic } = canary;
  const mustSayWhy = action === 'complete' || action === 'stop';
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { pending, problem, run } = useDecision({
    act: async () => {
      const seen = { version, startedAt, share: canary.share, automatic };
      const why = reason.trim() === '' ? undefined : reason;
      const body = { action, seen, ...(why !== undefined && { reason: why }) };
      onDone(await api.call(changeStorefrontCanary, { params: { part: part.name }, body }), words.done);
    },
    onStale,
    isDone: isDone(
      decision,
      storefront.parts.find(({ name }) => name === part.name),
    ),
    onSeenDone: () => onDone(storefront, words.done),
  });
  const decide = () => {
    const lacks = mustSayWhy && reason.trim() === '';
    setMissing(lacks);
    if (!lacks) run();
  };
  return (
    <Fields
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) decide();
      }}
    >
      <Words>{words.follows}</Words>
      <Reason
        value={reason}
        onChange={setReason}
        optional={!mustSayWhy}
        error={missing ? 'Write why, for the history.' : null}
      />
      <DecisionButtons
        {...{ label: words.button, destroys: action === 'stop', pending, problem }}
        onDo={decide}
        onCancel={onClose}
      />
    </Fields>
  );
}

/** Whether the part is now as it was decided. */
function isDone({ canary, action }: CanaryDecision, now: StorefrontPart | undefined): boolean {
  if (!now) return false;
  if (action === 'complete') return now.version === canary.version;
  if (action === 'stop') return now.canary?.version !== canary.version && now.version !== canary.version;
  if (now.canary?.startedAt !== canary.startedAt) return false;
  return action === 'step'
    ? now.canary.share > canary.share
    : now.canary.automatic === (action === 'resume') && now.canary.automatic !== canary.automatic;
}

function wordsOf({ part: { name, version: live }, canary, action }: CanaryDecision) {
  const { version, next } = canary;
  const now = share(canary.share);
  const what = `${name} ${version}`;
  return {
    hold: {
      title: `Hold ${what} at ${now}`,
      follows: `${now} of the visitors keep it, and it does not grow by itself any more. If it does harm it is still stopped by itself.`,
      button: `Hold at ${now}`,
      done: `${what} is held at ${now}.`,
    },
    resume: {
      title: `Resume ${what}`,
      follows: `It grows by itself again, to ${share(next)} next, as long as it is no worse than ${live}.`,
      button: `Resume at ${now}`,
      done: `${what} grows by itself again.`,
    },
    step: {
      title: `Give ${what} to ${share(next)}`,
      follows: `${share(next)} of the visitors get it instead of ${now}. Who has it keeps it: a share never becomes smaller.`,
      button: `Go to ${share(next)}`,
      done: `${what} goes to ${share(next)} of the visitors.`,
    },
    complete: {
      title: `Make ${what} live for all`,
      follows: `All visitors get it instead of ${live}. It passes the checks of a promotion first, and can be rolled back.`,
      button: 'Go to 100%',
      done: `${what} is live for all.`,
    },
    stop: {
      title: `Stop the canary of ${what}`,
      follows: `Its visitors get ${live} again. ${version} is withdrawn: it goes live only when someone promotes it by name.`,
      button: `Stop ${version}`,
      done: `The canary of ${what} was stopped.`,
    },
  }[action];
}
