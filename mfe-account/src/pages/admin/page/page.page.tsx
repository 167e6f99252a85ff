import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageEditor } from '@ritual/shared/contract';
import { getPageEditor } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { errorMessage } from '@ritual/shared/http';
import { useLoaderData } from '@ritual/shared/routing';
import { Notice } from '@ritual/shared/ui';
import {
  conditionalCall,
  ConfirmDialog,
  DetailColumns,
  EditorFields,
  EditorPage,
  StatusWord,
  useAdminKeys,
  useAnnounce,
  useGo,
  useLeaveGuard,
  useLive,
  useLostRight,
  useRights,
  useUndo,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { addressOf } from '../../../rules/page/page-words.ts';
import { Publication, Versions } from '../content/publication.tsx';
import { PublishDialog } from '../content/publish-dialog.tsx';
import { questionOf, type Asked } from '../content/questions.ts';
import { AddressDialogs, AddressSection, type AddressAsked } from './address-section.tsx';
import { PageFields } from './page-fields.tsx';
import type { loader } from './page.loader.ts';
import { usePageActs } from './use-page-acts.ts';
import { usePageForm } from './use-page-form.ts';

export { loader } from './page.loader.ts';

/** One information page: written as a draft, looked at, published, and brought back. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return <PageOf key={loaded.page} loaded={loaded} />;
}

/** What there is where nothing waits to be published. */
function shownWords({ own, versions }: PageEditor): string {
  if (own !== null && own.withdrawnAt !== null) return 'The page is withdrawn: shoppers do not find it.';
  return versions.some(({ state }) => state === 'SHOWN')
    ? 'This is what shoppers see.'
    : 'Shoppers do not find the page yet.';
}

function PageOf({ loaded }: { readonly loaded: PageEditor }) {
  const may = useRights();
  const go = useGo();
  const announce = useAnnounce();
  const say = useUndo();
  const lostRight = useLostRight();
  const writable = may('settings.write');
  const unsaved = useRef(false);
  const [isChanged, setChanged] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const [address, setAddress] = useState<AddressAsked | null>(null);
  const refill = useRef<(now: PageEditor) => void>(() => undefined);
  const { page } = loaded;
  const [now, put] = useLive(loaded, {
    ask: (signal) => conditionalCall(getPageEditor, { params: { page } }, { signal }),
    onSeen: (next, before) => {
      if (next.version === before.version) return;
      announce('Somebody else has changed this page just now');
      if (unsaved.current) setChanged(true);
      else refill.current(next);
    },
    onFailed: lostRight,
  });
  const onSaved = useCallback(
    (next: PageEditor) => {
      setChanged(false);
      put(next);
    },
    [put],
  );
  const form = usePageForm({ loaded, onSaved });
  const { isUnsaved, show, base } = form;
  useEffect(() => {
    unsaved.current = isUnsaved;
    refill.current = show;
  });
  const acts = usePageActs(form, onSaved);
  const question = useLeaveGuard(isUnsaved);
  const publishable = writable && now.draft !== null && !isUnsaved;
  useAdminKeys('Page', [
    { press: 'u', label: 'Back to pages', run: () => go(adminPaths.pages) },
    ...(publishable ? [{ press: 'p', label: 'Publish', run: () => setAsked({ what: 'publish' }) }] : []),
  ]);
  const { own } = now;
  const previewOf = (key: string) => `${addressOf(now)}?draft=${key}`;
  const { report } = useHost();
  const showAgain = () => {
    acts.showAgain().catch((error: unknown) => {
      report(error, { where: 'page' });
      say({ words: errorMessage(error), failed: true });
    });
  };
  return (
    <>
      <EditorPage
        title={base.content.title}
        badge={now.draft && <StatusWord tone="warn">Draft</StatusWord>}
        crumb={{ label: 'Pages', to: adminPaths.pages }}
        label="Page"
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
        problems={[]}
      >
        <DetailColumns>
          <div>
            <EditorFields disabled={!writable}>
              <PageFields editor={form} fields={now.fields} />
            </EditorFields>
          </div>
          <div>
            <Publication
              draft={now.draft}
              shown={shownWords(now)}
              {...{ isUnsaved, writable, previewOf }}
              onPublish={() => setAsked({ what: 'publish' })}
              onDiscard={() => setAsked({ what: 'discard' })}
            />
            {own && (
              <AddressSection {...{ own, writable, isUnsaved }} onAsk={setAddress} onShowAgain={showAgain} />
            )}
            {now.versions.length > 0 && (
              <Versions
                versions={now.versions}
                {...{ writable, previewOf }}
                onRestore={({ id }) => setAsked({ what: 'restore', id })}
                onTakeBack={({ id }) => setAsked({ what: 'take back', id })}
              />
            )}
          </div>
        </DetailColumns>
      </EditorPage>
      <PublishDialog
        title={`Publish ${base.content.title}`}
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
      {own && <AddressDialogs {...{ own, acts }} asked={address} onClose={() => setAddress(null)} />}
      {question}
    </>
  );
}
