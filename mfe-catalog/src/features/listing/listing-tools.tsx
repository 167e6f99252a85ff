import { styled } from 'styled-components';
import type { ProductSort } from '@ritual/shared/kernel';
import { border, controlHeight, media, radius, space, visuallyHidden } from '@ritual/shared/theme';
import { Button, FilterIcon, InlineSelect, RemoveChip } from '@ritual/shared/ui';
import { sortOptions } from '../../rules/sort-options.ts';
import type { ChosenFilter } from './filter-labels.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
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

// Beside 'Show Filters' it is a box of the same size, and the word before it is for screen readers.
const Sort = styled.div`
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
  ${media.lg} {
    grid-column: 2;
    grid-row: 1;
  }
`;

interface ListingToolsProps {
  readonly panelId: string;
  readonly open: boolean;
  readonly filterable: boolean;
  readonly chosen: readonly ChosenFilter[];
  readonly sort: ProductSort;
  readonly onOpen: (open: boolean) => void;
  readonly onRemove: (filter: ChosenFilter) => void;
  readonly onSort: (sort: ProductSort) => void;
}

/** Above the grid: the way to the filters, what is chosen, the order. */
export function ListingTools(props: ListingToolsProps) {
  const { panelId, open, filterable, chosen, sort, onOpen, onRemove, onSort } = props;
  return (
    <Root>
      {filterable && (
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
      )}
      <Sort>
        <InlineSelect
          label="Sort"
          options={sortOptions}
          value={sort}
          onChange={({ target }) => {
            const next = sortOptions.find(({ value }) => value === target.value);
            if (next) onSort(next.value);
          }}
        />
      </Sort>
      <Chips aria-label="Chosen filters">
        {chosen.map((filter) => (
          <li key={`${filter.name}-${filter.value}`}>
            <RemoveChip
              label={filter.label}
              onClick={() => {
                onRemove(filter);
              }}
            />
          </li>
        ))}
      </Chips>
    </Root>
  );
}
