import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { CartItem } from '@ritual/shared/contract';
import { formatCents, type StockNoteText } from '@ritual/shared/kernel';
import { color, space, type } from '@ritual/shared/theme';
import { StockNote } from '@ritual/shared/ui';

interface LineNotesProps {
  readonly item: CartItem;
  readonly note: StockNoteText | null;
  /** The server's error about this line. */
  readonly problem?: string | undefined;
  /** The message to scroll into view when the limit is hit. */
  readonly ref?: Ref<HTMLDivElement>;
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  scroll-margin-block: ${space(4)};
  &:empty {
    display: none;
  }
`;

const PriceChange = styled.p`
  ${type('small')}
  color: ${color('text.secondary')};
`;

const Refusal = styled.p`
  ${type('note')}
  color: ${color('text.error')};
`;

/** Notes under a line: stock, a changed price, and errors. */
export function LineNotes({ item, note, problem, ref }: LineNotesProps) {
  return (
    <Root ref={ref}>
      {note && <StockNote tone={note.tone === 'low' ? 'low' : 'blocked'}>{note.text}</StockNote>}
      {item.priceBefore !== null && (
        <PriceChange>
          Price changed from {formatCents(item.priceBefore)} to {formatCents(item.price)}.
        </PriceChange>
      )}
      {problem !== undefined && <Refusal role="alert">{problem}</Refusal>}
    </Root>
  );
}
