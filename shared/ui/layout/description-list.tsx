import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, space, tabular, type, weight } from '@ritual/shared/theme';

type ValueTone = 'default' | 'muted' | 'success';

export interface DescriptionItem {
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** muted: 'Calculated at checkout'; success: 'Free'. */
  readonly tone?: ValueTone;
  /** Emphasized, with a line above ('Total'). */
  readonly strong?: boolean;
}

export interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: ${space(4)};
  align-items: baseline;
  ${type('bodyS')}
`;

const tones: Record<ValueTone, string> = {
  default: '',
  muted: `color: ${color('text.muted')};`,
  success: `color: ${color('text.success')}; font-weight: ${String(weight('label'))};`,
};

const strong = `
  margin-block-start: ${space(1)};
  padding-block-start: ${space(5)};
  border-block-start: ${border('border.divider')};
  ${type('total')}
`;

const Term = styled.dt<{ $strong: boolean }>`
  ${({ $strong }) => ($strong ? strong : '')}
`;

const Value = styled.dd<{ $strong: boolean; $tone: ValueTone }>`
  padding-inline-start: ${space(4)};
  text-align: end;
  ${tabular}
  ${({ $tone }) => tones[$tone]}
  ${({ $strong }) => ($strong ? strong : '')}
`;

/** Labels at the left, amounts at the right (the summary of a cart or order). */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map((item, index) => (
        <Fragment key={index}>
          <Term $strong={item.strong === true}>{item.term}</Term>
          <Value $strong={item.strong === true} $tone={item.tone ?? 'default'}>
            {item.value}
          </Value>
        </Fragment>
      ))}
    </List>
  );
}
