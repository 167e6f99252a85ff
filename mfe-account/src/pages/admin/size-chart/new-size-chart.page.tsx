import { useState } from 'react';
import { useLoaderData, useNavigate } from '@ritual/shared/routing';
import {
  DetailColumns,
  EditorPage,
  Section,
  useHere,
  useLeaveGuard,
  usePlace,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { emptyValues, placeWords, valuesOfCopy } from '../../../rules/size-chart/form-values.ts';
import { Hint } from '../order/lines.ts';
import { ChartGrid } from './chart-grid.tsx';
import { ChartFields } from './fields.tsx';
import type { newLoader } from './size-chart.loader.ts';
import { useChartForm } from './use-chart-form.ts';

export { newLoader as loader } from './size-chart.loader.ts';

/** A new chart, or one like another: a draft, which is published on its page. */
export function Component() {
  const { like } = useLoaderData<typeof newLoader>();
  const navigate = useNavigate();
  const isHere = useHere();
  const [initial] = useState(() => (like === null ? emptyValues : valuesOfCopy(like.content)));
  const { back } = usePlace('size-charts', adminPaths.sizeCharts, '');
  const form = useChartForm({
    chart: null,
    initial,
    onSaved: ({ id }) => {
      if (isHere()) void navigate(adminPaths.sizeChart(String(id)), { replace: true });
    },
  });
  const { values, field, isUnsaved } = form;
  const question = useLeaveGuard(isUnsaved);
  return (
    <>
      <EditorPage
        title="New size chart"
        crumb={{ label: 'Size charts', to: back }}
        label="Size chart"
        editor={form}
        save="Save as a draft"
        isNew
        problems={['name', 'label', 'garment', 'unit'].flatMap((each) => {
          const { error } = field(each);
          return error === undefined ? [] : [{ label: placeWords(each, values), error }];
        })}
      >
        <DetailColumns>
          <div>
            <ChartFields {...form} />
            <ChartGrid {...form} writable />
          </div>
          <div>
            <Section title="Publication">
              <Hint>
                Saved, it is a draft, with a preview. Once it is published, it is chosen for categories and
                products.
              </Hint>
            </Section>
          </div>
        </DetailColumns>
      </EditorPage>
      {question}
    </>
  );
}
