import { styled } from 'styled-components';
import { media, space } from '@ritual/shared/theme';
import { Checkbox, Chip, InlineSelect } from '@ritual/shared/ui';
import { periods, type NewInState } from '../../../rules/new-in.ts';
import { sortOptions } from '../../../rules/sort-options.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(7)};
  padding-block: ${space(6)};
  ${media.lg} {
    padding-block: ${space(7)};
  }
`;

const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2.5)};
`;

const Sort = styled.div`
  ${media.sm} {
    margin-inline-start: auto;
  }
`;

interface NewInToolsProps {
  readonly state: NewInState;
  readonly onChange: (next: NewInState) => void;
}

/** Period, stock and order; each change starts again at the first page. */
export function NewInTools({ state, onChange }: NewInToolsProps) {
  const change = (part: Partial<NewInState>) => {
    onChange({ ...state, ...part, pages: 1 });
  };
  return (
    <Root>
      <Chips aria-label="Period">
        {periods.map(({ key, label }) => (
          <Chip
            key={key}
            pressed={state.period === key}
            onClick={() => {
              change({ period: key });
            }}
          >
            {label}
          </Chip>
        ))}
      </Chips>
      <Checkbox
        label="Show only in stock"
        checked={state.inStock}
        onChange={({ target }) => {
          change({ inStock: target.checked });
        }}
      />
      <Sort>
        <InlineSelect
          label="Sort"
          options={sortOptions}
          value={state.sort}
          onChange={({ target }) => {
            const next = sortOptions.find(({ value }) => value === target.value);
            if (next) change({ sort: next.value });
          }}
        />
      </Sort>
    </Root>
  );
}
