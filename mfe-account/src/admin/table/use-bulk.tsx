import { useRef, useState, type ReactNode } from 'react';
import { errorMessage } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useHere } from '../forms/use-here.ts';
import { useAdminKeys } from '../keys/use-admin-keys.ts';
import { useRights } from '../person/use-admin.ts';
import { useUndo } from '../undo/undo-provider.tsx';
import type { BulkChoice } from './bulk-bar.tsx';
import type { BulkAction, BulkChange } from './types.ts';
import type { List } from './use-list.ts';

interface BulkOptions<Row extends object> {
  readonly actions: readonly BulkAction<Row>[];
  readonly list: List<Row>;
  readonly rowId: (row: Row) => string;
  /** The rows that the action is for: those selected, else the current one. */
  readonly chosen: readonly Row[];
  /** All that match; they are loaded first. */
  readonly whole: (() => Promise<readonly Row[]>) | null;
  readonly onDone: () => void;
}

/** Does an action to rows: shows it at once, puts back what the server refuses, and offers the way back. */
export function useBulk<Row extends object>(
  options: BulkOptions<Row>,
): { choices: readonly BulkChoice[]; question: ReactNode } {
  const { actions, list, rowId, chosen, whole, onDone } = options;
  const may = useRights();
  const say = useUndo();
  const { report } = useHost();
  const [asked, setAsked] = useState<{ action: BulkChange<Row>; rows: readonly Row[] } | null>(null);

  const perform = async (action: BulkChange<Row>, rows: readonly Row[]) => {
    for (const row of rows) list.note(rowId(row), null);
    if (action.change) list.put(rows.map(action.change));
    if (!action.keepsSelection) onDone();
    const outcomes = await inTurns(rows, action.run);
    const done: { before: Row; after: Row }[] = [];
    let refused = 0;
    outcomes.forEach(({ row, after, error }) => {
      if (error === undefined) {
        const now = after ?? action.change?.(row) ?? row;
        done.push({ before: row, after: now });
        list.put([now]);
        return;
      }
      refused += 1;
      report(error, { where: action.id });
      list.put([row]);
      list.note(rowId(row), `${action.label}: ${errorMessage(error)}`);
    });
    const { undo } = action;
    const back = undo
      ? async () => {
          const restored = await inTurns(done, ({ before, after }) => undo(before, after));
          const failure = restored.find(({ error }) => error !== undefined);
          list.put(
            restored.flatMap(({ row, after, error }) => (error === undefined ? [after ?? row.before] : [])),
          );
          if (failure) throw failure.error;
        }
      : undefined;
    if (refused === 0) say({ words: action.done(done.length), undo: back });
    else
      say({
        words: `${action.label}: ${String(done.length)} of ${String(rows.length)} done.`,
        failed: true,
        undo: done.length > 0 ? back : undefined,
      });
  };

  const isHere = useHere();
  const gathering = useRef(false);
  /** null: they are being loaded for an action already. */
  const gather = async (): Promise<readonly Row[] | null> => {
    if (!whole) return chosen;
    if (gathering.current) return null;
    gathering.current = true;
    try {
      return await whole();
    } finally {
      gathering.current = false;
    }
  };
  const begin = async (action: BulkAction<Row>) => {
    const all = await gather();
    // What it opens belongs to the list.
    if (all === null || ('open' in action && !isHere())) return;
    const rows = all.filter((row) => action.fits?.(row) ?? true);
    if (rows.length === 0) return;
    if ('open' in action) {
      const most = String(action.most);
      if (rows.length > action.most)
        say({ words: `${action.label}: at most ${most} at once. Select fewer.`, failed: true });
      else action.open(rows, { put: list.put, perform });
    } else if (action.ask) setAsked({ action, rows });
    else await perform(action, rows);
  };

  const usable = actions.filter(({ right }) => right === undefined || may(right));
  const run = (action: BulkAction<Row>) =>
    void begin(action).catch((error: unknown) => {
      report(error, { where: action.id });
      say({ words: errorMessage(error), failed: true });
    });
  useAdminKeys(
    'Actions',
    usable.flatMap((action) =>
      action.press === undefined || chosen.length === 0
        ? []
        : [{ press: action.press, label: action.label, run: () => run(action) }],
    ),
  );
  const choices = usable.flatMap((action): BulkChoice[] => {
    const fitting = whole ? chosen.length : chosen.filter((row) => action.fits?.(row) ?? true).length;
    if (fitting === 0) return [];
    const part = fitting < chosen.length ? ` ${String(fitting)} of ${String(chosen.length)}` : '';
    const { id, icon, press, main = false } = action;
    return [{ id, label: action.label + part, icon, press, main, run: () => run(action) }];
  });
  const words = asked?.action.ask?.(asked.rows.length);
  const question = (
    <ConfirmDialog
      open={asked !== null}
      title={words?.title ?? ''}
      button={words?.button ?? ''}
      onClose={() => setAsked(null)}
      onDo={async () => {
        setAsked(null);
        if (asked) await perform(asked.action, asked.rows);
      }}
    >
      {words?.words}
    </ConfirmDialog>
  );
  return { choices, question };
}

interface Outcome<Row, After> {
  readonly row: Row;
  readonly after?: After;
  readonly error?: unknown;
}

/** Four at a time: the API is not flooded, and the order of the outcomes is that of the rows. */
async function inTurns<Row, After>(
  rows: readonly Row[],
  run: (row: Row) => Promise<After>,
): Promise<Outcome<Row, After>[]> {
  const outcomes: Outcome<Row, After>[] = [];
  for (let at = 0; at < rows.length; at += 4) {
    const some = rows.slice(at, at + 4).map(async (row): Promise<Outcome<Row, After>> => {
      try {
        return { row, after: await run(row) };
      } catch (error) {
        return { row, error: error ?? new Error('Refused without a reason.') };
      }
    });
    outcomes.push(...(await Promise.all(some)));
  }
  return outcomes;
}
