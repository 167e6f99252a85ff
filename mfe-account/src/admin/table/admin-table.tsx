import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatCents } from '@ritual/shared/kernel';
import { bareButton, space } from '@ritual/shared/theme';
import { useGo } from '../forms/leave-guard.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { PopoverPlace } from '../filters/popover.tsx';
import { asksUnknown, useQuery } from '../filters/use-query.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { useAdminKeys } from '../keys/use-admin-keys.ts';
import { Failure } from '../states/failure.tsx';
import { Message } from '../states/message.tsx';
import { Action } from '../theme/button.tsx';
import { ColumnsIcon, ExportIcon } from '../theme/icons.tsx';
import { cardsQuery, role, text, useMedia } from '../theme/index.ts';
import type { AdminTableProps } from './admin-table-props.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnsPopover } from './columns-popover.tsx';
import { countWords } from './count-words.ts';
import { csvOf, loadAll } from './export-rows.ts';
import { Grid } from './grid.tsx';
import { KeyLine } from './key-line.tsx';
import { useListMemory } from './list-memory.tsx';
import { NothingFound } from './nothing-found.tsx';
import { rowInPlace } from './row-in-place.ts';
import type { Load } from './types.ts';
import { useBulk } from './use-bulk.tsx';
import { useColumns } from './use-columns.ts';
import { useExport } from './use-export.ts';
import { useList } from './use-list.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSelection } from './use-selection.ts';
import { useViews } from './use-views.ts';
import { ViewTabs } from './view-tabs.tsx';

const none: readonly never[] = [];
/** Of a filter that is set to a value that there is not: no rows, in place of all. */
const loadNone = () => Promise.resolve({ content: none, next: null, count: 0, exact: true });

const Line = styled.button`
  ${bareButton}
  justify-self: start;
  padding-block: ${space(1)};
  ${text('label')}
  color: ${role('text')};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/** A list of the admin area: views, filters, rows, selection; all of it by keyboard. */
export function AdminTable<Row extends object>(props: AdminTableProps<Row>) {
  const { title, list: name, one, many, rowId, rowLabel, bulk = none, filters = none, search } = props;
  const { views: fixed = none, exportName = null, empty, rowHref = () => null } = props;
  const go = useGo();

  const memory = useListMemory();
  const state = useQuery([
    ...filters.map((filter) => filter.name),
    ...(search === undefined ? [] : ['q']),
    'sort',
  ]);
  const { query } = state;
  const unknown = asksUnknown(query, filters);
  const load: Load<Row> = unknown ? loadNone : props.load;
  const list = useList({ list: name, load, query, rowId, changedBy: props.changedBy });
  const { rows, count, exact } = list;
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const columns = useColumns(name, props.columns);
  const asked = JSON.stringify(query);
  // Until the rows of another query are there those before are shown.
  const stale = list.key !== asked;
  // A row that has left the list is seen, and no action gets it.
  const there = useMemo(() => ids.filter((id) => !list.gone.has(id)), [ids, list.gone]);
  const [left] = useState(() => memory.get(name));
  const selection = useSelection({
    ...{ loaded: there, count, query: asked, key: list.key },
    before: left?.query === asked ? left.selected : none,
  });
  const views = useViews(name);
  const [chosenRow, setCurrent] = useState<string | null>(left?.current ?? null);
  // The one that was visited last; if the list no longer has it, the one that came after it.
  const current = left?.query === asked ? rowInPlace(chosenRow, left.ids, ids) : chosenRow;
  const [shown, setShown] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  // Cards have neither columns nor a head with the checkbox for all.
  const cardsShown = useMedia(cardsQuery);

  useEffect(() => {
    if (list.key === null) return;
    const hrefs = rows.map(rowHref);
    const selected = [...selection.ids];
    memory.set(name, { query: list.key, count, current, ids, hrefs, selected });
  });

  const selectable = bulk.length > 0 || exportName !== null;
  const chosen = rows.filter((row) =>
    selection.ids.size > 0 ? selection.has(rowId(row)) : rowId(row) === current && !list.gone.has(rowId(row)),
  );
  const all = () => loadAll(load, query, new AbortController().signal);
  const { choices, question } = useBulk({
    actions: bulk,
    list,
    rowId,
    chosen,
    whole: selection.whole ? all : null,
    onDone: selection.clear,
  });

  const open = (id: string | null) => {
    const row = rows.find((each) => rowId(each) === id);
    const href = row ? rowHref(row) : null;
    if (href !== null) go(href);
  };
  const some = selection.ids.size > 0 && !selection.whole;
  const exporting = useExport({
    ...{ name: exportName, one, many, unknown },
    write: async (onProgress) => {
      if (props.exportText) return props.exportText(query, some ? chosen.map(rowId) : null, onProgress);
      const found = some ? chosen : await loadAll(load, query, new AbortController().signal, onProgress);
      return { text: csvOf(columns.all, found), count: found.length };
    },
  });
  const runExport = () => void exporting.run();

  useRowKeys({
    ...{ title, place, ids, current, setCurrent, open: props.rowHref ? open : null },
    selection: selectable ? selection : null,
  });
  useAdminKeys(title, [
    ...(cardsShown ? [] : [{ press: 'c', label: 'Columns', run: () => setShown(true) }]),
    ...(exportName === null ? [] : [{ press: 'Shift+E', label: 'Export', run: runExport }]),
  ]);

  const exportChosen = {
    ...{ id: 'export', label: 'Export', icon: <ExportIcon size={16} />, press: 'Shift+E', main: false },
    run: runExport,
  };
  const whole = countWords(count, exact, one, many);
  const allLoaded = selection.ids.size > 0 && selection.ids.size === there.length;
  /** Those that are not loaded, too. */
  const selectWhole =
    allLoaded && count > there.length && !stale && !selection.whole
      ? { label: `Select all ${whole}`, select: selection.setWhole }
      : null;
  const selectLoaded =
    allLoaded || stale ? null : { label: 'Select all', select: () => selection.setAll(true) };
  const filtered = Object.keys(query).some((key) => key !== 'sort');
  const failed = list.error !== null && rows.length === 0;
  const nothing = !list.loading && list.error === null && rows.length === 0 && list.key !== null;
  // Of all that match only some are known.
  const worth =
    props.amount && !selection.whole
      ? formatCents(chosen.map(props.amount).reduce((sum, each) => sum + each, 0))
      : null;
  const size = `${selection.size.toLocaleString('en-US')} selected`;
  return (
    <AdminPage
      title={title}
      intro={props.intro}
      actions={
        <>
          {!cardsShown && (
            <PopoverPlace>
              <Action
                icon={<ColumnsIcon />}
                aria-expanded={shown}
                aria-haspopup="dialog"
                onClick={() => setShown(!shown)}
              >
                Columns
              </Action>
              {shown && <ColumnsPopover columns={columns} onClose={() => setShown(false)} />}
            </PopoverPlace>
          )}
          {exportName !== null && (
            <Action icon={<ExportIcon />} pending={exporting.progress !== null} onClick={runExport}>
              {exporting.progress === null
                ? 'Export'
                : `Exporting ${exporting.progress.toLocaleString('en-US')}`}
            </Action>
          )}
          {props.actions}
        </>
      }
    >
      {props.notice}
      {(fixed.length > 0 || views.views.length > 0 || filtered) && (
        <ViewTabs
          state={state}
          fixed={fixed.length > 0 ? fixed : [{ name: 'All', query: {} }]}
          views={views}
        />
      )}
      <FilterBar
        state={state}
        filters={filters}
        search={search}
        searchRef={searchRef}
        count={list.key === null ? '' : whole}
      />
      {list.waiting > 0 && (
        <Line type="button" onClick={list.showNew}>
          {countWords(list.waiting, true, `new ${one}`, `new ${many}`)}
        </Line>
      )}
      {selectable && selectWhole && (
        <Line type="button" onClick={selectWhole.select}>
          {selectWhole.label}
        </Line>
      )}
      <div ref={place}>
        {failed ? (
          <Failure what={`The ${many}`} error={list.error} onAgain={list.again} />
        ) : nothing ? (
          filtered ? (
            <NothingFound one={one} state={state} filters={filters} unknown={unknown} />
          ) : (
            <Message title={empty.title} action={empty.action}>
              {empty.words}
            </Message>
          )
        ) : (
          <Grid
            label={title}
            many={many}
            list={list}
            columns={columns}
            selection={selectable ? selection : null}
            current={current}
            rowId={rowId}
            rowLabel={rowLabel}
            rowHref={rowHref}
            phone={props.phone}
            sort={query['sort'] ?? ''}
            onSort={(sort) => state.set({ sort })}
            onCurrent={setCurrent}
            onSelect={(id, upTo) => (upTo ? selection.upTo(id) : selection.toggle(id))}
            onOpen={open}
            stale={list.loading && stale && rows.length > 0}
          />
        )}
      </div>
      {list.error !== null && !failed && (
        <Failure what={`More ${many}`} error={list.error} onAgain={list.again} />
      )}
      {selection.ids.size > 0 && (
        <BulkBar
          words={size}
          amount={worth}
          more={cardsShown ? (selectWhole ?? selectLoaded) : null}
          choices={exportName === null ? choices : [...choices, exportChosen]}
          onClear={selection.clear}
        />
      )}
      {question}
      <KeyLine
        selectable={selectable}
        opens={props.rowHref !== undefined}
        searches={search !== undefined}
        filters={filters.length > 0}
        updatedAt={list.updatedAt}
      />
    </AdminPage>
  );
}
