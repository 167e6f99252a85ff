import { useRef, useState } from 'react';
import type { CanaryAction, StorefrontChange, StorefrontPart } from '@ritual/shared/contract';
import { ReturnIcon } from '@ritual/shared/ui';
import { Action, AdminPage, useUndo, useRights } from '../../../admin/index.ts';
import { CanaryDialog, type CanaryDecision } from './canary/canary-dialog.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { HealthDialog } from './parts/health-dialog.tsx';
import { PartsTable } from './parts/parts-table.tsx';
import { RollBackDialog } from './roll-back/roll-back-dialog.tsx';
import type { RollBackStart } from './roll-back/target.ts';
import { StoreState } from './store-state.tsx';
import { Unreachable } from './unreachable.tsx';
import { useStorefront } from './use-storefront.ts';
import { joined } from './words.ts';

/** What is live in the store, part by part: how it does, how it came about, and the way back. */
export function Component() {
  const tell = useUndo();
  const mayWrite = useRights()('storefront.write');
  const said = useRef(0);
  const [start, setStart] = useState<RollBackStart | null>(null);
  const [decision, setDecision] = useState<CanaryDecision | null>(null);
  const [health, setHealth] = useState<string | null>(null);
  const say = (revision: number, words: string) => {
    said.current = revision;
    tell({ words });
  };
  const { storefront, error, changed, refresh } = useStorefront(({ revision }, parts) => {
    // What was done here has been said already.
    if (said.current === revision) return;
    const what = parts.length === 0 ? 'Nothing that is live' : joined(parts);
    say(revision, `Revision ${String(revision)}: ${what} changed.`);
  });
  const done = ({ revision }: Pick<StorefrontChange, 'revision'>, words: string) => {
    // Of what was decided: by then something else may be asked.
    setStart((now) => (now === start ? null : now));
    setDecision((now) => (now === decision ? null : now));
    say(revision, words);
    refresh();
  };
  const decide = (part: StorefrontPart, action: CanaryAction) => {
    if (part.canary) setDecision({ part, canary: part.canary, action });
  };

  return (
    <AdminPage
      title="Storefront"
      intro="Each part is released by its own team. A change reaches new page loads within seconds."
      actions={
        storefront && (
          <>
            <StoreState storefront={storefront} error={error} />
            {mayWrite && (
              <Action
                icon={<ReturnIcon size={16} />}
                onClick={() => setStart({ kind: 'set', revision: null })}
              >
                Roll back to a moment
              </Action>
            )}
          </>
        )
      }
    >
      {!storefront && <Unreachable error={error} onRetry={refresh} />}
      {storefront && (
        <>
          <PartsTable
            {...{ storefront, changed, mayWrite }}
            onRollBack={({ name }) => setStart({ kind: 'release', part: name })}
            onHealth={({ name }) => setHealth(name)}
            onCanary={decide}
          />
          <HistoryPanel
            parts={storefront.parts.map(({ name }) => name)}
            revision={storefront.revision}
            mayWrite={mayWrite}
            onReturn={(revision) => setStart({ kind: 'set', revision })}
            onAgain={refresh}
          />
          <RollBackDialog
            {...{ start, storefront }}
            onClose={() => setStart(null)}
            onDone={done}
            onStale={refresh}
          />
          <CanaryDialog
            {...{ decision, storefront }}
            onClose={() => setDecision(null)}
            onDone={done}
            onStale={refresh}
          />
          <HealthDialog part={health} onClose={() => setHealth(null)} />
        </>
      )}
    </AdminPage>
  );
}
