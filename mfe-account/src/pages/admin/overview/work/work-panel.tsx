import { styled } from 'styled-components';
import { workAreas, workGroups, type WorkArea, type Worklist } from '@ritual/shared/contract';
import { getWorklist } from '@ritual/shared/contract/admin-calls';
import { useShop } from '@ritual/shared/federation';
import { formatCents, policyOf } from '@ritual/shared/kernel';
import { bareList, borderWidth, space } from '@ritual/shared/theme';
import { Skeleton } from '@ritual/shared/ui';
import {
  conditionalCall,
  Failure,
  Message,
  role,
  text,
  useAdminKeys,
  useGo,
} from '../../../../admin/index.ts';
import { Panel } from '../panel.ts';
import { usePart } from '../use-part.ts';
import { OrdersClosed } from './orders-closed.tsx';
import { ShipHead } from './ship-head.tsx';
import { WorkRow } from './work-row.tsx';
import { knownWork, shipGroups, type Work } from './work-words.ts';

const Area = styled.div`
  border-block-start: ${borderWidth('hairline')} solid ${role('divider')};
  &:first-child {
    border: 0;
  }
  & > h2 {
    padding-block: ${space(2)} ${space(1.5)};
    ${text('head')}
    color: ${role('muted')};
  }
`;

const List = styled.ul`
  ${bareList}
  & > li:first-child {
    border: 0;
  }
`;

const titles: Readonly<Record<Exclude<WorkArea, 'ship'>, string>> = {
  money: 'Money',
  returns: 'Returns',
  people: 'People',
};

const ask = (signal: AbortSignal) => conditionalCall(getWorklist, {}, { signal });

/** What waits for the person who looks, the most urgent first. */
export function WorkPanel() {
  const { data, failed, error, again } = usePart({ key: 'worklist', ask, live: true });
  const missing = useShop()?.missing ?? [];
  const closed = missing.length > 0 && <OrdersClosed missing={missing} />;
  return (
    <>
      {closed}
      {failed ? (
        <Failure what="The worklist" error={error} onAgain={again} />
      ) : !data ? (
        <Skeleton height="420px" />
      ) : data.groups.length > 0 || !closed ? (
        <Waiting worklist={data} />
      ) : null}
    </>
  );
}

function Waiting({ worklist: { groups, today } }: { readonly worklist: Worklist }) {
  const go = useGo();
  const work = knownWork(groups, policyOf(useShop()));
  // What has to leave first opens the panel, and the others follow.
  const [ship, ...toShip] = work.filter(({ id }) => shipGroups.includes(id));
  useAdminKeys('Overview', ship ? [{ press: 's', label: 'Start shipping', run: () => go(ship.to) }] : []);
  if (work.length === 0) return <Message title="Nothing waits for you">{resultOf(today)}</Message>;
  return (
    <Panel aria-label="Worklist">
      {ship && <ShipHead work={ship} left={leftToday(ship, toShip)} shipped={today.shipped} />}
      {workAreas.map((area) =>
        area === 'ship' ? (
          <AreaOfWork key={area} work={ofArea(work, area).filter((each) => each !== ship)} />
        ) : (
          <AreaOfWork key={area} title={titles[area]} work={ofArea(work, area)} />
        ),
      )}
    </Panel>
  );
}

const ofArea = (work: readonly Work[], area: WorkArea) =>
  work.filter(({ id }) => workGroups[id].area === area);

/** What is to leave by the end of the day; when nothing is, what opens the panel. */
const leftToday = (ship: Work, others: readonly Work[]): number =>
  [ship, ...others.filter(({ id }) => id === 'due-today')].reduce((sum, { count }) => sum + count, 0);

function AreaOfWork({ title, work }: { readonly title?: string; readonly work: readonly Work[] }) {
  if (work.length === 0) return null;
  return (
    <Area>
      {title !== undefined && <h2>{title}</h2>}
      <List>
        {work.map((each) => (
          <WorkRow key={each.id} work={each} />
        ))}
      </List>
    </Area>
  );
}

/** The day's result: 'Today: 31 orders shipped, 12 orders paid, $1,234.50.' */
function resultOf({ shipped, orders, revenue }: Worklist['today']): string {
  const many = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'order' : 'orders'}`;
  const parts = [
    shipped === null ? [] : [`${many(shipped)} shipped`],
    orders === null ? [] : [`${many(orders)} paid`],
    revenue === null ? [] : [formatCents(revenue)],
  ].flat();
  return parts.length === 0 ? 'All of it is done.' : `Today: ${parts.join(', ')}.`;
}
