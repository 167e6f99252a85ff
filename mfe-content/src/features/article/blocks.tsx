import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, space, weight } from '@ritual/shared/theme';
import type { Block } from '../../rules/article/types.ts';
import { RichText } from '../rich-text.tsx';
import { TableOfText } from './table-of-text.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Values of the placeholders in the text. */
  readonly slots: Readonly<Record<string, ReactNode>>;
}

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

const items = (texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text}>
      <RichText text={text} />
    </li>
  ));

function blockOf(block: Block, slots: BlocksProps['slots']): ReactNode {
  if (typeof block === 'string')
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  if ('list' in block) return <Bullets>{items(block.list)}</Bullets>;
  if ('steps' in block) return <Steps as="ol">{items(block.steps)}</Steps>;
  if ('table' in block) return <TableOfText {...block.table} />;
  if ('note' in block)
    return (
      <Note>
        <RichText text={block.note} />
      </Note>
    );
  return slots[block.slot];
}

/** The blocks of a long text. */
export function Blocks({ blocks, slots }: BlocksProps) {
  return (
    <Root>
      {blocks.map((block, index) => (
        <div key={index}>{blockOf(block, slots)}</div>
      ))}
    </Root>
  );
}
