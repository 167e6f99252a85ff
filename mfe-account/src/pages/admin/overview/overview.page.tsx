import { useState } from 'react';
import { styled } from 'styled-components';
import { trafficPeriods, workGroupIds, workGroups, type TrafficPeriod } from '@ritual/shared/contract';
import { useShop } from '@ritual/shared/federation';
import { space } from '@ritual/shared/theme';
import { SegmentedControl } from '@ritual/shared/ui';
import { AdminPage, oneColumn, useRights } from '../../../admin/index.ts';
import { FirstRun } from './first-run/first-run.tsx';
import { KeysWarning } from './keys-warning.tsx';
import { LowStockPanel } from './low-stock.tsx';
import { Numbers } from './numbers/numbers.tsx';
import { WorkPanel } from './work/work-panel.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  gap: ${space(3.5)};
  align-items: start;
  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3.5)};
    min-width: 0;
  }
  & > :only-child {
    grid-column: 1 / -1;
    max-width: 880px;
  }
  ${oneColumn} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const periods = trafficPeriods.map((days) => ({ value: String(days), label: `${String(days)} days` }));

/** Start page of the admin area: what is left to do until the shop opens, then the overview. */
export function Component() {
  const may = useRights();
  const closed = useShop()?.open === false;
  const overview = <Overview warns={may('settings.read')} />;
  return closed && may('settings.read') ? <FirstRun>{overview}</FirstRun> : overview;
}

/** What waits, and how the shop is doing, as far as the person does and sees it. */
function Overview({ warns }: { readonly warns: boolean }) {
  const may = useRights();
  const [days, setDays] = useState<TrafficPeriod>(30);
  const works = workGroupIds.some((id) => may(workGroups[id].right));
  const sees = may('figures.read');
  const choose = (value: string) => setDays(trafficPeriods.find((each) => String(each) === value) ?? 30);
  return (
    <AdminPage
      title="Admin Dashboard"
      intro="Welcome, admin. Here you can manage products, orders, and users."
      {...(sees && {
        actions: (
          <SegmentedControl label="Period" segments={periods} value={String(days)} onChange={choose} />
        ),
      })}
    >
      {warns && <KeysWarning />}
      <Columns>
        {(works || may('stock.read')) && (
          <div>
            {works && <WorkPanel />}
            {may('stock.read') && <LowStockPanel />}
          </div>
        )}
        {sees && (
          <div>
            <Numbers days={days} />
          </div>
        )}
      </Columns>
    </AdminPage>
  );
}
