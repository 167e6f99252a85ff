import { useState } from 'react';
import { getHomeEditor } from '@ritual/shared/contract/admin-calls';
import { paths } from '@ritual/shared/paths';
import { useLoaderData } from '@ritual/shared/routing';
import { conditionalCall, useRights } from '../../../admin/index.ts';
import { placeWords } from '../../../rules/home/home-form.ts';
import { ContentPage } from '../content/content-page.tsx';
import { useFollow, useLiveContent } from '../content/use-live-content.tsx';
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
  const live = useLiveContent({
    ...{ loaded, what: 'page' },
    ask: (signal) => conditionalCall(getHomeEditor, {}, { signal }),
  });
  const { onSaved } = live;
  const form = useHomeForm({ loaded, onSaved });
  const { values, problems, isUnsaved, base, fill } = form;
  useFollow(live, { isUnsaved, fill: fill });
  const acts = usePublication(form, onSaved);
  const addresses = [...pages, ...collections.map(({ slug }) => paths.collection.to({ slug }))];
  return (
    <>
      <ContentPage
        title="Home page"
        name="Home page"
        label="Home page"
        {...{ form, live, acts, writable, previewOf }}
        publish={{ title: 'Publish the home page' }}
        shown="This is what shoppers see."
        problems={Object.entries(problems).map(([path, error]) => ({
          label: placeWords(path, values),
          error,
        }))}
      >
        <SlidesSection editor={form} writable={writable} onPick={setPick} />
        <PartsSection editor={form} writable={writable} onPick={setPick} collections={collections} />
        <datalist id={addressList}>
          {addresses.map((address) => (
            <option key={address} value={address} />
          ))}
        </datalist>
      </ContentPage>
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
    </>
  );
}
