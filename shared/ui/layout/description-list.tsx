import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, tabular } from '@ritual/shared/theme';

export interface DescriptionItem {
  readonly term: ReactNode;
  readonly value: ReactNode;
  /** Stands out, with a line above ('Total'). */
  readonly strong?: boolean;
}

export interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
}

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(4)};
  align-items: baseline;
  line-height: 1.3;
`;

const Value = styled.dd`
  text-align: end;
  ${tabular}
`;

const strong = `font-size: 1.125rem; font-weight: 660;`;

const StrongTerm = styled.dt`
  ${strong}
`;

const StrongValue = styled(Value)`
  ${strong}
`;

/** Words at the left, figures at the right (the summary of a cart or order). */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map((item, index) => (
        <Fragment key={index}>
          {item.strong === true ? (
            <>
              <StrongTerm>{item.term}</StrongTerm>
              <StrongValue>{item.value}</StrongValue>
            </>
          ) : (
            <>
              <dt>{item.term}</dt>
              <Value>{item.value}</Value>
            </>
          )}
        </Fragment>
      ))}
    </List>
  );
}
