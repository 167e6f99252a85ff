import { useCallback, useEffect, useRef, useState } from 'react';
import type { HomeEditor } from '@ritual/shared/contract';
import { getHomeEditor } from '@ritual/shared/contract/admin-calls';
import { paths } from '@ritual/shared/paths';
import { useLoaderData } from '@ritual/shared/routing';
import { Notice } from '@ritual/shared/ui';
import {
  conditionalCall,
  ConfirmDialog,
  DetailColumns,
  EditorPage,
  StatusWord,
  useAdminKeys,
  useAnnounce,
  useLeaveGuard,
  useLive,
  useLostRight,
  useRights,
} from '../../../admin/index.ts';
import { placeWords } from '../../../rules/home/home-form.ts';
import { addressList } from './field-parts.tsx';
import type { Pick } from './field-props.ts';
import type { loader } from './home.loader.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { Publication, Versions } from './publication.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { PartsSection, SlidesSection } from './sections.tsx';
import { useHomeForm } from './use-home-form.ts';
import { usePublication } from './use-publication.ts';
import { questionOf, type Asked } from './version-question.ts';

export { loader } from './home.loader.ts';

const pages = [paths.collections.to(), paths.newIn.to(), paths.faq.to(), paths.sizeGuide.to()];

/** The home page of the shop: written as a draft, looked at, published, and brought back. */
export function Component() {
  const { editor: loaded, collections } = useLoaderData<typeof loader>();
  const may = useRights();
  const announce = useAnnounce();
  const lostRight = useLostRight();
  const writable = may('products.write');
  const unsaved = useRef(false);
  const [isChanged, setChanged] = useState(false);
  const [pick, setPick] = useState<Pick | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const refill = useRef<(now: HomeEditor) => void>(() => undefined);
  const [now, put] = useLive(loaded, {
    ask: (signal) => conditionalCall(getHomeEditor, {}, { signal }),
    onSeen: (next, before) => {
      if (next.version === before.version) return;
      announce('Somebody else has changed this page just now');
      if (unsaved.current) setChanged(true);
      else refill.current(next);
    },
    onFailed: lostRight,
  });
  const onSaved = useCallback(
    (next: HomeEditor) => {
      setChanged(false);
      put(next);
    },
    [put],
  );
  const form = useHomeForm({ loaded, onSaved });
  const { values, problems, isUnsaved, base, fill } = form;
  useEffect(() => {
    unsaved.current = isUnsaved;
    refill.current = fill;
  });
  const acts = usePublication(form, onSaved);
  const question = useLeaveGuard(isUnsaved);
  const publishable = writable && now.draft !== null && !isUnsaved;
  useAdminKeys('Home page', [
    ...(publishable ? [{ press: 'p', label: 'Publish', run: () => setAsked({ what: 'publish' }) }] : []),
  ]);
  const addresses = [...pages, ...collections.map(({ slug }) => paths.collection.to({ slug }))];
  return (
    <>
      <EditorPage
        title="Home page"
        badge={now.draft && <StatusWord tone="warn">Draft</StatusWord>}
        label="Home page"
        editor={form}
        save={writable ? 'Save draft' : null}
        isNew={false}
        notice={
          isChanged && (
            <Notice tone="info">
              Somebody else has saved or published this page since you opened it. When you save, you see both.
            </Notice>
          )
        }
        problems={Object.entries(problems).map(([path, error]) => ({
          label: placeWords(path, values),
          error,
        }))}
      >
        <DetailColumns>
          <div>
            <SlidesSection editor={form} writable={writable} onPick={setPick} />
            <PartsSection editor={form} writable={writable} onPick={setPick} collections={collections} />
            <datalist id={addressList}>
              {addresses.map((address) => (
                <option key={address} value={address} />
              ))}
            </datalist>
          </div>
          <div>
            <Publication
              draft={now.draft}
              {...{ isUnsaved, writable }}
              onPublish={() => setAsked({ what: 'publish' })}
              onDiscard={() => setAsked({ what: 'discard' })}
            />
            <Versions
              versions={now.versions}
              writable={writable}
              onRestore={({ id }) => setAsked({ what: 'restore', id })}
              onTakeBack={({ id }) => setAsked({ what: 'take back', id })}
            />
          </div>
        </DetailColumns>
      </EditorPage>
      <PictureDialog
        open={pick !== null}
        chosen={pick?.chosen ?? ''}
        pictures={base.pictures}
        onClose={() => setPick(null)}
        onChoose={(picture) => {
          pick?.onChoose(picture);
          setPick(null);
        }}
      />
      <PublishDialog
        what="the home page"
        open={asked?.what === 'publish'}
        onClose={close}
        onPublish={async (at) => {
          await acts.publish(at);
          close();
        }}
      />
      <ConfirmDialog
        open={asked !== null && asked.what !== 'publish'}
        {...questionOf(asked, now.draft !== null || isUnsaved)}
        onClose={close}
        onDo={async () => {
          if (asked?.what === 'discard') await acts.discard();
          else if (asked?.what === 'restore') await acts.restore(asked.id);
          else if (asked?.what === 'take back') await acts.takeBack(asked.id);
          close();
        }}
      />
      {question}
    </>
  );
}
