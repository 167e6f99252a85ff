import type { PageEditor } from '@ritual/shared/contract';
import { getPageEditor } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { errorMessage } from '@ritual/shared/http';
import { useLoaderData } from '@ritual/shared/routing';
import { conditionalCall, EditorFields, useGo, useRights, useUndo, useAsked } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { addressOf } from '../../../rules/page/page-words.ts';
import { ContentPage } from '../content/content-page.tsx';
import { useFollow, useLiveContent } from '../content/use-live-content.tsx';
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
  const { asked, ask, close } = useAsked<AddressAsked>();
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
  const { own } = now;
  const { report } = useHost();
  const showAgain = () => {
    acts.showAgain().catch((error: unknown) => {
      report(error, { where: 'page' });
      say({ words: errorMessage(error), failed: true });
    });
  };
  return (
    <>
      <ContentPage
        title={base.content.title}
        name="Page"
        keys={[{ press: 'u', label: 'Back to pages', run: () => go(adminPaths.pages) }]}
        crumb={{ label: 'Pages', to: adminPaths.pages }}
        label="Page"
        {...{ form, live, acts, writable }}
        previewOf={(key) => `${addressOf(now)}?draft=${key}`}
        publish={{ title: `Publish ${base.content.title}` }}
        shown={shownWords(now)}
        problems={[]}
        beside={
          own && <AddressSection {...{ own, writable, isUnsaved }} onAsk={ask} onShowAgain={showAgain} />
        }
      >
        <EditorFields disabled={!writable}>
          <PageFields editor={form} fields={now.fields} />
        </EditorFields>
      </ContentPage>
      {own && <AddressDialogs {...{ own, acts }} asked={asked} onClose={close} />}
    </>
  );
}
