import { useState } from 'react';
import type { PageEditor } from '@ritual/shared/contract';
import { getPageEditor } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { errorMessage } from '@ritual/shared/http';
import { useLoaderData } from '@ritual/shared/routing';
import {
  conditionalCall,
  DetailColumns,
  EditorFields,
  EditorPage,
  StatusWord,
  useAdminKeys,
  useGo,
  useLeaveGuard,
  useRights,
  useUndo,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { addressOf } from '../../../rules/page/page-words.ts';
import { Publication, Versions } from '../content/publication.tsx';
import type { Asked } from '../content/questions.ts';
import { useFollow, useLiveContent } from '../content/use-live-content.tsx';
import { VersionDialogs } from '../content/version-dialogs.tsx';
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
  const say = useUndo();
  const writable = may('settings.write');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [address, setAddress] = useState<AddressAsked | null>(null);
  const { page } = loaded;
  const live = useLiveContent({
    ...{ loaded, what: 'page' },
    ask: (signal) => conditionalCall(getPageEditor, { params: { page } }, { signal }),
  });
  const { now, onSaved } = live;
  const form = usePageForm({ loaded, onSaved });
  const { isUnsaved, show, base } = form;
  useFollow(live, { isUnsaved, fill: show });
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
        notice={live.notice}
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
      <VersionDialogs
        {...{ asked, acts }}
        title={`Publish ${base.content.title}`}
        isWritten={now.draft !== null || isUnsaved}
        onClose={() => setAsked(null)}
      />
      {own && <AddressDialogs {...{ own, acts }} asked={address} onClose={() => setAddress(null)} />}
      {question}
    </>
  );
}
