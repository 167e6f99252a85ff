import { useId, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { bareButton, controlHeight, space, type } from '@ritual/shared/theme';
import { ChevronDownIcon } from '../icons/arrows.tsx';
import type { SelectOption } from './select.tsx';

export interface InlineSelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children'> {
  /** Label before the choice ('Sort'). */
  readonly label: string;
  readonly options: readonly SelectOption[];
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  ${type('bodyStrong')}
`;

const Native = styled.select`
  ${bareButton}
  height: ${controlHeight('compact')};
  padding-inline-end: ${space(7)};
  field-sizing: content;
`;

const Sign = styled.span`
  position: absolute;
  inset: 0 ${space(1)} 0 auto;
  display: grid;
  place-items: center;
  pointer-events: none;
`;

/** 'Sort: Newest' — a native select without a box, for toolbars above lists. */
export function InlineSelect({ label, options, ...select }: InlineSelectProps) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>{label}:</label>
      <Native {...select} id={id}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Native>
      <Sign>
        <ChevronDownIcon size={16} />
      </Sign>
    </Root>
  );
}
