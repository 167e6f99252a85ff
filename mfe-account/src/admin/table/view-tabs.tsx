import { useState } from 'react';
import { styled } from 'styled-components';
import type { SavedView } from '@ritual/shared/contract';
import { bareButton, borderWidth, controlHeight, space, tabular, weight } from '@ritual/shared/theme';
import { CloseIcon, PlusIcon } from '@ritual/shared/ui';
import { Popover, PopoverPlace } from '../filters/popover.tsx';
import { Small } from '../filters/small-field.tsx';
import { sameQuery, type QueryState } from '../filters/use-query.ts';
import { useAdminKeys } from '../keys/use-admin-keys.ts';
import { Action } from '../theme/button.tsx';
import { Box } from '../theme/box.ts';
import { phone, role, text } from '../theme/index.ts';
import type { FixedView, Query } from './types.ts';
import type { Views } from './use-views.ts';

const Root = styled.div`
  display: flex;
  align-items: end;
  gap: ${space(5)};
  border-block-end: ${borderWidth('hairline')} solid ${role('divider')};
  ${phone} {
    margin-inline: -${space(4)};
    padding-inline: ${space(4)};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Tab = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 36px;
  padding-block: ${space(1)};
  border-block-end: ${borderWidth('selected')} solid transparent;
  margin-block-end: -${borderWidth('hairline')};
  ${text('entry')}
  color: ${role('secondary')};
  white-space: nowrap;
  &[aria-current='true'] {
    border-color: ${role('text')};
    color: ${role('text')};
    font-weight: ${weight('strong')};
  }
  ${phone} {
    min-height: ${controlHeight('compact')};
  }
`;

/** A tab, and the cross that deletes it. */
const Place = styled.div`
  display: flex;
  gap: ${space(2)};
`;

const Count = styled.span`
  ${text('hint')}
  ${tabular}
  color: ${role('muted')};
`;

const Fields = styled.form`
  display: grid;
  gap: ${space(3)};
  padding: ${space(1)};
  & label {
    display: flex;
    gap: ${space(2)};
    align-items: center;
  }
`;

interface ViewTabsProps {
  readonly state: QueryState;
  readonly fixed: readonly FixedView[];
  readonly views: Views;
}

/** The order of the rows is no part of what a view shows: a view may begin with its own, and another one may be chosen in it. */
const withoutSort = ({ sort: _sort, ...filters }: Query): Query => filters;

const queryOf = (view: SavedView): Query => Object.fromEntries(new URLSearchParams(view.query));

/** Views of a list as tabs, those of the page first; 1 to 9 choose one. */
export function ViewTabs({ state: { query, replace }, fixed, views }: ViewTabsProps) {
  const [saving, setSaving] = useState(false);
  const filters = withoutSort(query);
  const tabs = [
    ...fixed.map((view) => ({ ...view, saved: null })),
    ...views.views.map((view) => ({
      name: view.name,
      query: queryOf(view),
      count: undefined,
      more: false,
      saved: view,
    })),
  ];
  useAdminKeys(
    'Views',
    tabs.slice(0, 9).map(({ name, query: wanted }, at) => ({
      press: String(at + 1),
      label: `View: ${name}`,
      run: () => replace(wanted),
    })),
  );
  const known = tabs.some((tab) => sameQuery(withoutSort(tab.query), filters));
  return (
    <Root>
      {tabs.map((tab) => {
        const current = sameQuery(withoutSort(tab.query), filters);
        return (
          <Place key={tab.saved?.id ?? tab.name}>
            <Tab type="button" aria-current={current} onClick={() => replace(tab.query)}>
              {tab.name}
              {tab.count !== undefined && (
                <Count>
                  {tab.count.toLocaleString('en-US')}
                  {tab.more && '+'}
                </Count>
              )}
            </Tab>
            {current && tab.saved?.deletable && (
              <Tab
                type="button"
                aria-label={`Delete the view ${tab.name}`}
                onClick={() => tab.saved && views.remove(tab.saved)}
              >
                <CloseIcon size={16} />
              </Tab>
            )}
          </Place>
        );
      })}
      {!known && (
        <PopoverPlace>
          <Tab type="button" aria-expanded={saving} aria-haspopup="dialog" onClick={() => setSaving(!saving)}>
            <PlusIcon size={16} /> Save view
          </Tab>
          {saving && <SaveView query={filters} views={views} onClose={() => setSaving(false)} />}
        </PopoverPlace>
      )}
    </Root>
  );
}

function SaveView({ query, views, onClose }: { query: Query; views: Views; onClose: () => void }) {
  const [problem, setProblem] = useState(false);
  return (
    <Popover label="Save view" onClose={onClose}>
      <Fields
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const name = fields.get('name');
          const view = {
            name: typeof name === 'string' ? name.trim() : '',
            query: new URLSearchParams(query).toString(),
            forAll: fields.get('forAll') === 'on',
          };
          views.save(view).then(onClose, () => setProblem(true));
        }}
      >
        <Small
          name="name"
          aria-label="Name of the view"
          placeholder="Name of the view"
          maxLength={40}
          required
        />
        <label>
          <Box type="checkbox" name="forAll" /> For all who work here
        </label>
        {problem && <p role="alert">The view could not be saved. Please try again.</p>}
        <Action look="filled" type="submit">
          Save view
        </Action>
      </Fields>
    </Popover>
  );
}
