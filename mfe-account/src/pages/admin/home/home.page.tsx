import { useState } from 'react';
import { getHomeEditor } from '@ritual/shared/contract/admin-calls';
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
import { placeWords } from '../../../rules/home/home-form.ts';
import { Publication, Versions } from '../content/publication.tsx';
import type { Asked } from '../content/questions.ts';
import { useFollow, useLiveContent } from '../content/use-live-content.tsx';
import { VersionDialogs } from '../content/version-dialogs.tsx';
import { addressList } from './field-parts.tsx';
import type { Pick } from './field-props.ts';
import type { loader } from './home.loader.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PartsSection, SlidesSection } from './sections.tsx';
import { useHomeForm } from './use-home-form.ts';
import { usePublication } from './use-publication.ts';

export { loader } from './home.loader.ts';

const pages = [paths.collections.to(), paths.newIn.to(), paths.faq.to(), paths.sizeGuide.to()];

const previewOf = (key: string) => `${paths.home.to()}?draft=${key}`;

/** The home page of the shop: written as a draft, looked at, published, and brought back. */
export function Component() {
  const { editor: loaded, collections } = useLoaderData<typeof loader>();
  const may = useRights();
  const writable = may('products.write');
  const [pick, setPick] = useState<Pick | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const live = useLiveContent({
    ...{ loaded, what: 'page' },
    ask: (signal) => conditionalCall(getHomeEditor, {}, { signal }),
  });
  const { now, onSaved } = live;
  const form = useHomeForm({ loaded, onSaved });
  const { values, problems, isUnsaved, base, fill } = form;
  useFollow(live, { isUnsaved, fill: fill });
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
        notice={live.notice}
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
              previewOf={previewOf}
              shown="This is what shoppers see."
              {...{ isUnsaved, writable }}
              onPublish={() => setAsked({ what: 'publish' })}
              onDiscard={() => setAsked({ what: 'discard' })}
            />
            <Versions
              versions={now.versions}
              previewOf={previewOf}
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
      <VersionDialogs
        {...{ asked, acts }}
        title="Publish the home page"
        isWritten={now.draft !== null || isUnsaved}
        onClose={() => setAsked(null)}
      />
      {question}
    </>
  );
}
