import { useState } from 'react';
import { getNavigationEditor } from '@ritual/shared/contract/admin-calls';
import { paths } from '@ritual/shared/paths';
import { useLoaderData } from '@ritual/shared/routing';
import {
  conditionalCall,
  DetailColumns,
  EditorPage,
  StatusWord,
  useAdminKeys,
  useLeaveGuard,
  useRights,
} from '../../../admin/index.ts';
import { placeWords } from '../../../rules/navigation/navigation-form.ts';
import { Publication, Versions } from '../content/publication.tsx';
import type { Asked } from '../content/questions.ts';
import { useFollow, useLiveContent } from '../content/use-live-content.tsx';
import { VersionDialogs } from '../content/version-dialogs.tsx';
import type { loader } from './navigation.loader.ts';
import { FooterSection, MenuSection } from './navigation-sections.tsx';
import { useNavigationActs, useNavigationForm } from './use-navigation-form.ts';

export { loader } from './navigation.loader.ts';

/** On the home page: the shell's server puts the version into it. */
const previewOf = (key: string) => `${paths.home.to()}?navigation=${key}`;

const versionWords = {
  shown: 'Shown now',
  first: 'The links that the store came with',
  nameOfFirst: 'the first links',
};

/** Menu and footer of the shop: written as a draft, looked at, published, and brought back. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const writable = useRights()('settings.write');
  const [asked, setAsked] = useState<Asked | null>(null);
  const live = useLiveContent({
    ...{ loaded, what: 'menu' },
    ask: (signal) => conditionalCall(getNavigationEditor, {}, { signal }),
  });
  const { now, onSaved } = live;
  const form = useNavigationForm({ loaded, onSaved });
  const { problems, isUnsaved, base, fill } = form;
  useFollow(live, { isUnsaved, fill });
  const acts = useNavigationActs(form, onSaved);
  const question = useLeaveGuard(isUnsaved);
  const publishable = writable && now.draft !== null && !isUnsaved;
  useAdminKeys('Menu and footer', [
    ...(publishable ? [{ press: 'p', label: 'Publish', run: () => setAsked({ what: 'publish' }) }] : []),
  ]);
  const { targets } = base;
  return (
    <>
      <EditorPage
        title="Menu and footer"
        badge={now.draft && <StatusWord tone="warn">Draft</StatusWord>}
        label="Menu and footer"
        editor={form}
        save={writable ? 'Save draft' : null}
        isNew={false}
        notice={live.notice}
        problems={Object.entries(problems).map(([path, error]) => ({ label: placeWords(path), error }))}
      >
        <DetailColumns>
          <div>
            <MenuSection editor={form} {...{ targets, writable }} />
            <FooterSection editor={form} {...{ targets, writable }} />
          </div>
          <div>
            <Publication
              draft={now.draft}
              shown="This is what shoppers see."
              {...{ isUnsaved, writable, previewOf }}
              onPublish={() => setAsked({ what: 'publish' })}
              onDiscard={() => setAsked({ what: 'discard' })}
            />
            <Versions
              versions={now.versions}
              words={versionWords}
              {...{ writable, previewOf }}
              onRestore={({ id }) => setAsked({ what: 'restore', id })}
              onTakeBack={({ id }) => setAsked({ what: 'take back', id })}
            />
          </div>
        </DetailColumns>
      </EditorPage>
      <VersionDialogs
        {...{ asked, acts }}
        title="Publish menu and footer"
        isWritten={now.draft !== null || isUnsaved}
        onClose={() => setAsked(null)}
      />
      {question}
    </>
  );
}
