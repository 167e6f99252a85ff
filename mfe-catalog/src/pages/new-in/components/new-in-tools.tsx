import { styled } from 'styled-components';
import { media, space } from '@ritual/shared/theme';
import { paths } from '@ritual/shared/paths';
import { Checkbox, ChipLink, InlineSelect } from '@ritual/shared/ui';
import { ApplyButton } from '../../../features/listing/apply-button.ts';
import { periods, type NewInState } from '../../../rules/listing/new-in.ts';
import { sortOptions } from '../../../rules/listing/sort-options.ts';

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(7)};
  padding-block: ${space(6)};
  ${media.lg} {
    padding-block: ${space(7)};
  }
`;

const Chips = styled.div`
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
  readonly hrefOf: (state: NewInState) => string;
}

/**
 * Period, stock and order; each change starts again at the first page. Periods are links and the rest is a plain form, so
 * that all of it works without JavaScript.
 */
export function NewInTools({ state, onChange, hrefOf }: NewInToolsProps) {
  const change = (part: Partial<NewInState>) => {
    onChange({ ...state, ...part, pages: 1 });
  };
  return (
    <Root
      action={paths.newIn.to()}
      onSubmit={(event) => {
        // Choices have been applied already.
        event.preventDefault();
      }}
    >
      <input type="hidden" name="period" value={state.period} />
      <Chips role="group" aria-label="Period">
        {periods.map(({ key, label }) => (
          <ChipLink
            key={key}
            to={hrefOf({ ...state, period: key, pages: 1 })}
            current={state.period === key}
            preventScrollReset
          >
            {label}
          </ChipLink>
        ))}
      </Chips>
      <Checkbox
        label="Show only in stock"
        name="stock"
        value="1"
        checked={state.inStock}
        onChange={({ target }) => {
          change({ inStock: target.checked });
        }}
      />
      <Sort>
        <InlineSelect
          label="Sort"
          name="sort"
          options={sortOptions}
          value={state.sort}
          onChange={({ target }) => {
            const next = sortOptions.find(({ value }) => value === target.value);
            if (next) change({ sort: next.value });
          }}
        />
      </Sort>
      <ApplyButton type="submit" variant="outline" size="small">
        Apply
      </ApplyButton>
    </Root>
  );
}
