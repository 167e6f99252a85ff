import { useCallback, useEffect, useRef, useState } from 'react';
import type { SizeChartEditor } from '@ritual/shared/contract';
import { deleteSizeChart, getSizeChart } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { useLoaderData, useNavigate } from '@ritual/shared/routing';
import { Notice } from '@ritual/shared/ui';
import {
  Action,
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
  usePlace,
  useRights,
  useUndo,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { placeWords, valuesOf } from '../../../rules/size-chart/form-values.ts';
import { Publication, Versions } from '../content/publication.tsx';
import { PublishDialog } from '../content/publish-dialog.tsx';
import { questionOf, type Asked } from '../content/questions.ts';
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
  const announce = useAnnounce();
  const say = useUndo();
  const { id } = loaded;
  const writable = may('products.write');
  const unsaved = useRef(false);
  const refill = useRef<(now: SizeChartEditor) => void>(() => undefined);
  const [isChanged, setChanged] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [deleting, setDeleting] = useState(false);
  const close = () => setAsked(null);
  const [now, put] = useLive(loaded, {
    ask: (signal) => conditionalCall(getSizeChart, { params: { id } }, { signal }),
    onSeen: (next, before) => {
      if (next.version === before.version) return;
      announce('Somebody else has changed this chart just now');
      if (unsaved.current) setChanged(true);
      else refill.current(next);
    },
    onFailed: useLostRight(),
  });
  const onSaved = useCallback(
    (next: SizeChartEditor) => {
      setChanged(false);
      put(next);
    },
    [put],
  );
  const form = useChartForm({ chart: loaded, initial: valuesOf(loaded.content), onSaved });
  const { values, field, isUnsaved, show } = form;
  useEffect(() => {
    unsaved.current = isUnsaved;
    refill.current = show;
  });
  const acts = useVersions(form.saved ?? loaded, show);
  const question = useLeaveGuard(isUnsaved);
  const { back, place } = usePlace('size-charts', adminPaths.sizeCharts, String(id));
  const publishable = writable && now.draft !== null && !isUnsaved;
  const { name } = now.content;
  const copy = () => go(adminPaths.newSizeChart(id));
  useAdminKeys('Size chart', [
    { press: 'u', label: 'Back to size charts', run: () => go(back) },
    ...(publishable ? [{ press: 'p', label: 'Publish', run: () => setAsked({ what: 'publish' }) }] : []),
    ...(writable ? [{ press: 'd', label: 'Duplicate', run: copy }] : []),
  ]);
  const isOnlyDraft = !now.builtIn && now.versions.length === 0;
  return (
    <>
      <EditorPage
        title={name}
        badge={now.draft && <StatusWord tone="warn">Draft</StatusWord>}
        crumb={{ label: 'Size charts', to: back }}
        place={place}
        label="Size chart"
        editor={form}
        save={writable ? 'Save draft' : null}
        isNew={false}
        actions={
          writable && (
            <Action press="d" onClick={copy}>
              Duplicate
            </Action>
          )
        }
        notice={
          isChanged && (
            <Notice tone="info">
              Somebody else has saved or published this chart since you opened it. When you save, you see
              both.
            </Notice>
          )
        }
        problems={['name', 'label', 'garment', 'unit'].flatMap((each) => {
          const { error } = field(each);
          return error === undefined ? [] : [{ label: placeWords(each, values), error }];
        })}
      >
        <DetailColumns>
          <div>
            <EditorFields disabled={!writable}>
              <ChartFields {...form} />
            </EditorFields>
            <ChartGrid {...form} writable={writable} />
          </div>
          <div>
            <Publication
              draft={now.draft}
              previewOf={previewOf}
              shown="This is what shoppers see."
              {...{ isUnsaved, writable }}
              onPublish={() => setAsked({ what: 'publish' })}
              onDiscard={isOnlyDraft ? null : () => setAsked({ what: 'discard' })}
            />
            {now.versions.length > 0 && (
              <Versions
                words={chartWords}
                versions={now.versions}
                previewOf={previewOf}
                writable={writable}
                onRestore={(version) => setAsked({ what: 'restore', id: version.id })}
                onTakeBack={(version) => setAsked({ what: 'take back', id: version.id })}
              />
            )}
            <WhereUsed {...now} />
            {writable && !now.builtIn && now.uses.length === 0 && now.products === 0 && (
              <Action look="danger" onClick={() => setDeleting(true)}>
                Delete size chart
              </Action>
            )}
          </div>
        </DetailColumns>
      </EditorPage>
      <PublishDialog
        title="Publish this size chart"
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
      <ConfirmDialog
        open={deleting}
        title={`Delete ${name}?`}
        button="Delete the size chart"
        destroys
        onClose={() => setDeleting(false)}
        onDo={async () => {
          await api.call(deleteSizeChart, { params: { id } });
          say({ words: `${name} is deleted` });
          await navigate(back, { replace: true });
        }}
      >
        The chart and all its versions are gone, and there is no way back.
      </ConfirmDialog>
      {question}
    </>
  );
}
