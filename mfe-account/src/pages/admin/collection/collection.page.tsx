import { useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { AdminCollection } from '@ritual/shared/contract';
import { deleteCollection, getAdminCollection, restoreCollection } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { useLoaderData, useNavigate } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { Notice, TextLink } from '@ritual/shared/ui';
import {
  Action,
  conditionalCall,
  ConfirmDialog,
  Section,
  useAdminKeys,
  useAnnounce,
  useGo,
  useHere,
  useLive,
  usePlace,
  useRights,
  useUndo,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { changeLabels } from '../../../rules/collection/form-values.ts';
import { CollectionWord } from '../collections/collections-columns.tsx';
import { Hint } from '../order/lines.ts';
import { Changes } from '../product/changes.tsx';
import type { loader } from './collection.loader.ts';
import { Editor } from './editor.tsx';

export { loader } from './collection.loader.ts';

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-end: ${space(4)};
`;

/** One collection: what it is called, which products are in it, who sees it and when. */
export function Component() {
  const { collection, categories } = useLoaderData<typeof loader>();
  return <CollectionPage key={collection.id} loaded={collection} categories={categories} />;
}

interface CollectionPageProps {
  readonly loaded: AdminCollection;
  readonly categories: readonly string[];
}

function CollectionPage({ loaded, categories }: CollectionPageProps) {
  const may = useRights();
  const go = useGo();
  const navigate = useNavigate();
  const isHere = useHere();
  const say = useUndo();
  const { filled, isChanged, collection, onSaved, onUnsaved } = useCollection(loaded);
  const [deleting, setDeleting] = useState(false);
  const { back, place } = usePlace('collections', adminPaths.collections, String(collection.id));
  const writable = may('products.write');
  useAdminKeys('Collection', [
    { press: 'u', label: 'Back to collections', run: () => go(back) },
    ...(place?.next ? [{ press: 'j', label: 'Next collection', run: () => go(place.next ?? back) }] : []),
    ...(place?.previous
      ? [{ press: 'k', label: 'Previous collection', run: () => go(place.previous ?? back) }]
      : []),
  ]);
  const { id, title, slug, oldSlugs, state } = collection;
  return (
    <>
      <Editor
        key={filled.times}
        title={title}
        badge={<CollectionWord state={state} />}
        crumb={{ label: 'Collections', to: back }}
        place={place}
        collection={filled.collection}
        {...{ categories, writable, onUnsaved, onSaved }}
        notice={
          isChanged && (
            <Notice tone="info">Someone else has changed this collection since you opened the form.</Notice>
          )
        }
        state={
          <State>
            <CollectionWord state={state} />
            {state === 'SHOWN' && (
              <TextLink look="inline" to={paths.collection.to({ slug })}>
                See it in the store
              </TextLink>
            )}
          </State>
        }
        foot={
          <>
            {oldSlugs.length > 0 && (
              <Section title="Old addresses">
                {oldSlugs.map((old) => (
                  <p key={old}>/collections/{old}</p>
                ))}
                <Hint>Links to them lead here.</Hint>
              </Section>
            )}
            <Changes changes={collection.changes} labels={changeLabels} />
            {writable && (
              <Action look="danger" onClick={() => setDeleting(true)}>
                Delete collection
              </Action>
            )}
          </>
        }
      />
      <ConfirmDialog
        open={deleting}
        title={`Delete ${title}?`}
        button="Delete the collection"
        destroys
        onClose={() => setDeleting(false)}
        onDo={async () => {
          await api.call(deleteCollection, { params: { id } });
          if (isHere()) await navigate(back, { replace: true });
          const undo = async () => {
            await api.call(restoreCollection, { params: { id } });
            go(adminPaths.collection(String(id)));
          };
          say({ words: `${title} is deleted`, undo });
        }}
      >
        Its page and its addresses are gone, and the products stay. Undo, right after it, puts everything
        back. To take it away for a while, hide it instead.
      </ConfirmDialog>
    </>
  );
}

/** The collection as loaded, and as others change it, when nothing is unsaved in the form. */
function useCollection(loaded: AdminCollection) {
  const announce = useAnnounce();
  const { id } = loaded;
  const unsaved = useRef(false);
  /** What the form was filled with; filled anew it begins again. */
  const [filled, setFilled] = useState({ collection: loaded, times: 0 });
  const [isChanged, setChanged] = useState(false);
  const [collection, put] = useLive(loaded, {
    ask: (signal) => conditionalCall(getAdminCollection, { params: { id } }, { signal }),
    onSeen: (now, before) => {
      if (now.version === before.version) return;
      announce('Someone else has changed this collection just now');
      if (unsaved.current) setChanged(true);
      else setFilled(({ times }) => ({ collection: now, times: times + 1 }));
    },
  });
  const onUnsaved = useCallback((is: boolean) => {
    unsaved.current = is;
  }, []);
  const onSaved = (next: AdminCollection) => {
    setChanged(false);
    put(next);
  };
  return { filled, isChanged, collection, onSaved, onUnsaved };
}
