import { useState } from 'react';
import type { SizeChartEditor } from '@ritual/shared/contract';
import { deleteSizeChart, getSizeChart } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { useLoaderData, useNavigate } from '@ritual/shared/routing';
import {
  Action,
  conditionalCall,
  ConfirmDialog,
  EditorFields,
  useGo,
  useHere,
  usePlace,
  useRights,
  useUndo,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { placeWords, valuesOf } from '../../../rules/size-chart/form-values.ts';
import { ContentPage } from '../content/content-page.tsx';
import { useFollow, useLiveContent } from '../content/use-live-content.tsx';
import { ChartGrid } from './chart-grid.tsx';
import { ChartFields } from './fields.tsx';
import type { loader } from './size-chart.loader.ts';
import { useChartForm } from './use-chart-form.ts';
import { useVersions } from './use-versions.ts';
import { WhereUsed } from './where-used.tsx';

export { loader } from './size-chart.loader.ts';

const previewOf = (key: string) => `${paths.sizeGuide.to()}?draft=${key}`;

const chartWords = {
  shown: 'Shown now',
  first: 'The chart that the store came with',
  nameOfFirst: 'the first chart',
};

/** One size chart: written as a draft, looked at, published, and brought back. */
export function Component() {
  const chart = useLoaderData<typeof loader>();
  return <ChartPage key={chart.id} loaded={chart} />;
}

function ChartPage({ loaded }: { readonly loaded: SizeChartEditor }) {
  const may = useRights();
  const go = useGo();
  const navigate = useNavigate();
  const isHere = useHere();
  const say = useUndo();
  const { id } = loaded;
  const writable = may('products.write');
  const [deleting, setDeleting] = useState(false);
  const live = useLiveContent({
    ...{ loaded, what: 'chart' },
    ask: (signal) => conditionalCall(getSizeChart, { params: { id } }, { signal }),
  });
  const { now, onSaved } = live;
  const form = useChartForm({ chart: loaded, initial: valuesOf(loaded.content), onSaved });
  const { values, field, isUnsaved, show } = form;
  useFollow(live, { isUnsaved, fill: show });
  const acts = useVersions(form.saved ?? loaded, show);
  const { back, place } = usePlace('size-charts', adminPaths.sizeCharts, String(id));
  const { name } = now.content;
  const copy = () => go(adminPaths.newSizeChart(id));
  const isOnlyDraft = !now.builtIn && now.versions.length === 0;
  return (
    <>
      <ContentPage
        title={name}
        name="Size chart"
        keys={[
          { press: 'u', label: 'Back to size charts', run: () => go(back) },
          ...(writable ? [{ press: 'd', label: 'Duplicate', run: copy }] : []),
        ]}
        crumb={{ label: 'Size charts', to: back }}
        label="Size chart"
        {...{ place, form, live, acts, writable, previewOf, isOnlyDraft }}
        versionWords={chartWords}
        publish={{ title: 'Publish this size chart' }}
        shown="This is what shoppers see."
        actions={
          writable && (
            <Action press="d" onClick={copy}>
              Duplicate
            </Action>
          )
        }
        problems={['name', 'label', 'garment', 'unit'].flatMap((each) => {
          const { error } = field(each);
          return error === undefined ? [] : [{ label: placeWords(each, values), error }];
        })}
        below={
          <>
            <WhereUsed {...now} />
            {writable && !now.builtIn && now.uses.length === 0 && now.products === 0 && (
              <Action look="danger" onClick={() => setDeleting(true)}>
                Delete size chart
              </Action>
            )}
          </>
        }
      >
        <EditorFields disabled={!writable}>
          <ChartFields {...form} />
        </EditorFields>
        <ChartGrid {...form} writable={writable} />
      </ContentPage>
      <ConfirmDialog
        open={deleting}
        title={`Delete ${name}?`}
        button="Delete the size chart"
        destroys
        onClose={() => setDeleting(false)}
        onDo={async () => {
          await api.call(deleteSizeChart, { params: { id } });
          say({ words: `${name} is deleted` });
          if (isHere()) await navigate(back, { replace: true });
        }}
      >
        The chart and all its versions are gone, and there is no way back.
      </ConfirmDialog>
    </>
  );
}
