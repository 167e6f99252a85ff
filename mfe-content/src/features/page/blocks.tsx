import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, space, weight } from '@ritual/shared/theme';
import type { PageBlock, PageLine } from '@ritual/shared/kernel';
import { CookieButtons } from './cookie-buttons.tsx';
import { Line } from './line.tsx';
import { TableOfText } from './table-of-text.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space(4)};
  /* A column of its own for wide content: it scrolls or wraps, the page does not. */
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: break-word;
`;

const Bullets = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};
  list-style: disc;
`;

const Steps = styled(Bullets)`
  list-style: decimal;
  li::marker {
    font-weight: ${weight('strong')};
  }
`;

const Note = styled.p`
  padding-inline-start: ${space(4)};
  border-inline-start: ${border('border.strong', 'bar')};
  font-weight: ${weight('medium')};
  color: ${color('text.primary')};
`;

const itemsOf = (items: readonly PageLine[]) =>
  items.map((line, index) => (
    <li key={index}>
      <Line line={line} />
    </li>
  ));

interface BlocksProps {
  readonly blocks: readonly PageBlock[];
  /** Search words to highlight. */
  readonly marked?: readonly string[] | undefined;
}

function blockOf(block: PageBlock, marked: BlocksProps['marked']): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Line line={block.text} marked={marked} />
        </p>
      );
    case 'note':
      return (
        <Note>
          <Line line={block.text} />
        </Note>
      );
    case 'list':
      return <Bullets>{itemsOf(block.items)}</Bullets>;
    case 'steps':
      return <Steps as="ol">{itemsOf(block.items)}</Steps>;
    case 'table':
      return <TableOfText {...block} />;
    case 'cookies':
      return <CookieButtons />;
    // Of a newer API.
    default:
      return null;
  }
}

/** The blocks of a long text. */
export function Blocks({ blocks, marked }: BlocksProps) {
  if (blocks.length === 0) return null;
  return (
    <Root>
      {blocks.map((block, index) => (
        <div key={index}>{blockOf(block, marked)}</div>
      ))}
    </Root>
  );
}
