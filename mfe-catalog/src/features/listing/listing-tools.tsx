import { styled } from 'styled-components';
import { border, controlHeight, media, radius, space, visuallyHidden } from '@ritual/shared/theme';
import { Button, ButtonLink, FilterIcon, InlineSelect, RemoveChip } from '@ritual/shared/ui';
import { orderedSortOptions, searchSortOptions, sortOptions } from '../../rules/listing/sort-options.ts';
import type { ListingSort } from '../../rules/listing/listing-url.ts';
import { ApplyButton } from './apply-button.ts';
import type { ChosenFilter } from './filter-labels.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

const Root = styled.div`
  display: grid;
  /* Two columns, one with large text. */
  grid-template-columns: repeat(auto-fill, minmax(max(8em, 40%), 1fr));
  gap: ${space(5)} ${space(2.5)};
  align-items: center;
  margin-block-end: ${space(5)};
  ${media.lg} {
    grid-template-columns: 1fr auto;
    min-height: ${controlHeight('small')};
  }
`;

const Toggle = styled(Button)`
  ${media.lg} {
    display: none;
  }
  ${media.noScript} {
    display: none;
  }
`;

/** The button without JavaScript. */
const ToFilters = styled(ButtonLink)`
  display: none;
  ${media.belowLg} {
    ${media.noScript} {
      display: inline-flex;
    }
  }
`;

const Chips = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  &:empty {
    display: none;
  }
  ${media.lg} {
    grid-column: 1;
    grid-row: 1;
  }
`;

const SortRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  /* It has a button of its own then, and no space beside 'Show Filters'. */
  ${media.noScript} {
    grid-column: 1 / -1;
  }
  ${media.lg} {
    grid-column: 2;
    grid-row: 1;
  }
`;

// Beside 'Show Filters' it is a box of the same size, and its label is for screen readers.
const Sort = styled.div`
  flex: 1;
  ${media.belowLg} {
    > span {
      width: 100%;
      justify-content: center;
      border: ${border('border.control')};
      border-radius: ${radius('control')};
    }
    label {
      ${visuallyHidden}
    }
    select {
      width: 100%;
      height: calc(${controlHeight('compact')} - 2px);
      padding-inline: ${space(4)} ${space(7)};
      text-align: center;
      text-align-last: center;
      text-overflow: ellipsis;
    }
    svg {
      margin-inline-end: ${space(2)};
    }
  }
`;

interface ListingToolsProps {
  readonly panelId: string;
  /** Form of the sort order when the browser submits it. */
  readonly formId: string;
  /** URL of this list with the filters open. */
  readonly filtersAt: string;
  readonly open: boolean;
  readonly filterable: boolean;
  readonly chosen: readonly ChosenFilter[];
  readonly sort: ListingSort;
  /** Whether the list is a search result. */
  readonly found: boolean;
  /** Whether the list has an order of its own. */
  readonly ordered: boolean;
  readonly onOpen: (open: boolean) => void;
  /** URL of the list without a filter. */
  readonly without: (filter: ChosenFilter) => string;
  readonly onSort: (sort: ListingSort) => void;
}

/** Above the grid: filter button, chosen filters, sort order. */
export function ListingTools(props: ListingToolsProps) {
  const { panelId, formId, filtersAt, open, filterable, chosen, sort, found, ordered } = props;
  const { onOpen, without, onSort } = props;
  const ownOptions = ordered ? orderedSortOptions : sortOptions;
  const options = found ? searchSortOptions : ownOptions;
  const { list, onRemove } = useFocusAfterRemoval(chosen.length);
  return (
    <Root>
      {filterable && (
        <>
          <Toggle
            variant={open ? 'primary' : 'outline'}
            size="compact"
            block
            icon={<FilterIcon />}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => {
              onOpen(!open);
            }}
          >
            {open ? 'Hide Filters' : 'Show Filters'}
          </Toggle>
          <ToFilters to={filtersAt} variant="outline" size="compact">
            Show Filters
          </ToFilters>
        </>
      )}
      <SortRow>
        <Sort>
          <InlineSelect
            label="Sort"
            name="sort"
            form={formId}
            options={options}
            // Without an order of its own a collection shows the newest first.
            value={sort === 'featured' && !ordered ? 'newest' : sort}
            onChange={({ target }) => {
              const next = options.find(({ value }) => value === target.value);
              if (next) onSort(next.value);
            }}
          />
        </Sort>
        {filterable && (
          <ApplyButton type="submit" form={formId} variant="outline" size="compact" aria-label="Apply order">
            Apply
          </ApplyButton>
        )}
      </SortRow>
      <Chips aria-label="Chosen filters" ref={list}>
        {chosen.map((filter, index) => (
          <li key={`${filter.name}-${filter.value}`}>
            <RemoveChip
              label={filter.label}
              to={without(filter)}
              preventScrollReset
              onClick={() => {
                onRemove(index);
              }}
            />
          </li>
        ))}
      </Chips>
    </Root>
  );
}
