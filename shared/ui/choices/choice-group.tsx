import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, type, visuallyHidden } from '@ritual/shared/theme';

export interface ChoiceGroupProps {
  /** Names the group ('Shipping address'). */
  readonly legend: ReactNode;
  readonly hideLegend?: boolean;
  readonly error?: string | null;
  /** With 2: two cards side by side where each has 240 px, else below each other. */
  readonly columns?: 1 | 2;
  readonly children: ReactNode;
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space(3)};
`;

const Legend = styled.legend<{ $hidden: boolean }>`
  ${type('label')}
  padding: 0;
  margin-block-end: ${space(2)};
  ${({ $hidden }) => ($hidden ? visuallyHidden : '')}
`;

const Items = styled.div<{ $columns: 1 | 2 }>`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: ${({ $columns }) =>
    $columns === 2
      ? `repeat(auto-fill, minmax(min(max(240px, (100% - ${space(3)}) / 2), 100%), 1fr))`
      : '1fr'};
`;

const ErrorText = styled.p`
  ${type('label')}
  color: ${color('text.error')};
`;

/** A fieldset with its legend, for radio cards and checkboxes. */
export function ChoiceGroup({ legend, hideLegend = false, error, columns = 1, children }: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <Root aria-describedby={error ? errorId : undefined}>
      <Legend $hidden={hideLegend}>{legend}</Legend>
      <Items $columns={columns}>{children}</Items>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Root>
  );
}
