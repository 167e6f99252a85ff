import { styled } from 'styled-components';
import { bareList, borderWidth, radius, space, tabular } from '@ritual/shared/theme';
import { phone, role, text } from '../../../admin/index.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  margin: 0;
  border: ${borderWidth('hairline')} solid ${role('hairline')};
  border-radius: ${radius('panel')};
  background: ${role('panel')};
  ${bareList}
  ${phone} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Tile = styled.div<{ $bad: boolean }>`
  display: flex;
  flex-direction: column-reverse;
  padding: ${space(3)} ${space(5)};
  ${({ $bad }) => ($bad ? `color: ${role('danger')};` : '')}
  &:not(:last-child) {
    border-inline-end: ${borderWidth('hairline')} solid ${role('hairline')};
  }
  ${phone} {
    &:nth-child(2n) {
      border-inline-end: 0;
    }
    &:nth-child(n + 3) {
      border-block-start: ${borderWidth('hairline')} solid ${role('hairline')};
    }
  }
  & > dt {
    ${text('hint')}
    color: ${({ $bad }) => ($bad ? 'inherit' : role('muted'))};
  }
  & > dd {
    margin: 0;
    ${text('figure')}
    ${tabular}
  }
`;

interface TilesProps {
  readonly items: readonly {
    readonly label: string;
    readonly value: number;
    /** It is in red when there are any. */
    readonly bad?: boolean;
  }[];
}

/** Counts beside each other. */
export function Tiles({ items }: TilesProps) {
  return (
    <Root>
      {items.map(({ label, value, bad = false }) => (
        <Tile key={label} $bad={bad && value > 0}>
          <dt>{label}</dt>
          <dd>{value.toLocaleString('en-US')}</dd>
        </Tile>
      ))}
    </Root>
  );
}
