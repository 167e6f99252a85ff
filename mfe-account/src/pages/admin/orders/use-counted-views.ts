import { workGroups, type WorkGroupId, type Worklist } from '@ritual/shared/contract';
import { getWorklist } from '@ritual/shared/contract/admin-calls';
import { conditionalCall, useRights, type FixedView } from '../../../admin/index.ts';
import { usePart } from '../overview/use-part.ts';
import { orderViews } from './orders-query.ts';

/**
 * What the tabs count: groups of the worklist that have no order in common. Disputed orders are in none once the bank has its answer. An order can have returns at several stages, so that the sum
 * of their groups is not the count of the tab.
 */
const counted: Readonly<Record<string, readonly WorkGroupId[]>> = {
  'To ship': ['late', 'due-today', 'due-later'],
  Late: ['late'],
  'On hold': ['hold'],
  'In review': ['review'],
};

const ask = (signal: AbortSignal) => conditionalCall(getWorklist, {}, { signal });

/** The views of the list with the counts that the worklist has anyway: none is counted for its tab alone. */
export function useCountedViews(): readonly FixedView[] {
  const may = useRights();
  const { data } = usePart({ key: 'worklist', ask, live: true });
  if (!data) return orderViews;
  return orderViews.map((view) => {
    const groups = counted[view.name];
    // Of what others do the worklist says nothing, which is not 'none'.
    if (!groups?.every((id) => may(workGroups[id].right))) return view;
    return { ...view, ...sumOf(data, groups) };
  });
}

function sumOf({ groups }: Worklist, ids: readonly WorkGroupId[]): Pick<FixedView, 'count' | 'more'> {
  const found = groups.filter(({ id }) => ids.some((each) => each === id));
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    more: found.some(({ exact }) => !exact),
  };
}
