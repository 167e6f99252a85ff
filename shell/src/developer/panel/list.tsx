import { styled } from 'styled-components';
import { border, color, space, tabular, weight } from '@ritual/shared/theme';
import type { Line } from './lines.ts';

const Items = styled.ul`
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $wrong: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5, 4)};
  padding-block: ${space(2)};
  border-block-end: ${border('border.hairline')};
  overflow-wrap: anywhere;
  b {
    ${({ $wrong }) => ($wrong ? `color: ${color('text.error')};` : '')}
    font-weight: ${weight('strong')};
  }
`;

const Quiet = styled.span`
  color: ${color('text.muted')};
  ${tabular}
`;

const Empty = styled.p`
  padding-block: ${space(4)};
  color: ${color('text.muted')};
`;

/** What happened, or what is shared: the latest first. */
export function List({ lines, empty }: { readonly lines: readonly Line[]; readonly empty: string }) {
  if (lines.length === 0) return <Empty>{empty}</Empty>;
  return (
    <Items>
      {lines.map(({ what, more, note, wrong = false }, at) => (
        // Lines are added at the front and never change.
        <Item key={lines.length - at} $wrong={wrong}>
          <b>{what}</b>
          <Quiet>{note}</Quiet>
          {more !== '' && <Quiet>{more}</Quiet>}
        </Item>
      ))}
    </Items>
  );
}
