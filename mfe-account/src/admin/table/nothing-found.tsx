import { styled } from 'styled-components';
import { bareButton, borderWidth, radius, space } from '@ritual/shared/theme';
import { CloseIcon } from '@ritual/shared/ui';
import type { QueryState } from '../filters/use-query.ts';
import { Message } from '../states/message.tsx';
import { Action } from '../theme/button.tsx';
import { measures, role, text } from '../theme/index.ts';
import type { Filter } from './types.ts';

const Chip = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  height: ${measures.chip}px;
  padding-inline: ${space(3)};
  border: ${borderWidth('hairline')} solid ${role('control')};
  border-radius: ${radius('pill')};
  ${text('cell')}
`;

interface NothingFoundProps {
  readonly one: string;
  readonly state: QueryState;
  readonly filters: readonly Filter[];
  /** One of them has a value that there is not. */
  readonly unknown: boolean;
}

/** The filters that leave nothing, each to be taken away. */
export function NothingFound({ one, state: { query, set, replace }, filters, unknown }: NothingFoundProps) {
  const { sort: _sort, ...filled } = query;
  const chips = Object.entries(filled).map(([name, value]) => {
    const filter = filters.find((each) => each.name === name);
    const labels = value
      .split(',')
      .map((each) => filter?.values.find((known) => known.value === each)?.label ?? each);
    return { name, label: filter ? filter.label : 'Search', value: labels.join(', ') };
  });
  return (
    <Message
      title={
        unknown
          ? 'A filter has a value that is not known'
          : `No ${one} fits ${chips.length === 1 ? 'this filter' : 'these filters'}`
      }
      action={
        <>
          {chips.map(({ name, label, value }) => (
            <Chip key={name} type="button" onClick={() => set({ [name]: null })}>
              {label} <strong>{value}</strong>
              <CloseIcon size={16} label="Remove" />
            </Chip>
          ))}
          <Action look="plain" onClick={() => replace({})}>
            Clear all
          </Action>
        </>
      }
    />
  );
}
