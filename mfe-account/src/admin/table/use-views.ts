import { useEffect, useState } from 'react';
import type { SavedView } from '@ritual/shared/contract';
import { deleteView, listViews, saveView } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage } from '@ritual/shared/http';
import { useUndo } from '../undo/undo-provider.tsx';

export interface Views {
  readonly views: readonly SavedView[];
  readonly save: (view: { name: string; query: string; forAll: boolean }) => Promise<void>;
  readonly remove: (view: SavedView) => void;
}

/** The saved views of a list. Without them it works as well, so that a failure is only reported. */
export function useViews(list: string): Views {
  const { report } = useHost();
  const say = useUndo();
  const [views, setViews] = useState<readonly SavedView[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    api.call(listViews, {}, { signal: abort.signal }).then(
      ({ content }) => setViews(content.filter((view) => view.list === list)),
      (error: unknown) => {
        if (!abort.signal.aborted) report(error, { where: 'views' });
      },
    );
    return () => abort.abort();
  }, [list, report]);
  const save = async (view: { name: string; query: string; forAll: boolean }) => {
    const saved = await api.call(saveView, { body: { ...view, list } });
    setViews((before) => [...before, saved]);
  };
  return {
    views,
    save,
    remove: (view) => {
      setViews((before) => before.filter(({ id }) => id !== view.id));
      api.call(deleteView, { params: { id: view.id } }).then(
        () =>
          say({
            words: `The view ‘${view.name}’ is deleted`,
            undo: () => save({ name: view.name, query: view.query, forAll: view.forAll }),
          }),
        (error: unknown) => {
          report(error, { where: 'views' });
          setViews((before) => [...before, view]);
          say({ words: errorMessage(error), failed: true });
        },
      );
    },
  };
}
