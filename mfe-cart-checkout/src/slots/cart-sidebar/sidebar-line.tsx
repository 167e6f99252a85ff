import { styled } from 'styled-components';
import type { CartItem } from '@ritual/shared/contract';
import { formatCents, lineTotal } from '@ritual/shared/kernel';
import { Link } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { border, color, media, space, tabular, transition, type, weight } from '@ritual/shared/theme';
import { IconButton, Picture, Stepper, TrashIcon } from '@ritual/shared/ui';
import { EditLine } from '../../features/cart-lines/edit-line.tsx';
import { LineChoice } from '../../features/cart-lines/line-choice.tsx';
import { LineNotes } from '../../features/cart-lines/line-notes.tsx';
import type { CartLines } from '../../features/cart-lines/use-cart-lines.ts';
import { useLineLimit } from '../../features/cart-lines/use-line-limit.ts';
import { isGone, lineMaximum } from '../../rules/cart/line-state.ts';
import type { LeaveSidebar } from './use-leave-sidebar.ts';

interface SidebarLineProps {
  readonly item: CartItem;
  readonly lines: CartLines;
  readonly leave: LeaveSidebar;
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 96px 1fr;
  column-gap: ${space(4.5)};
  padding: ${space(5)} ${space(6.5)};
  background: ${color('surface.page')};
  ${transition(['background-color'], 'instant')}
  &[data-highlighted] {
    background: ${color('surface.highlight')};
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto ${space(6.5)} 0;
    border-block-end: ${border('border.hairline')};
  }
  ${media.belowSm} {
    padding-inline: ${space(4)};
    &::after {
      inset-inline: ${space(4)};
    }
  }
`;

const Body = styled.div`
  display: grid;
  /* On the narrowest screens the buttons below are wider than the line: the price must not follow them. */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  ${type('bodyStrong')}
`;

const Name = styled(Link)`
  min-width: 0;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 3px;
    }
  }
`;

const Sum = styled.span`
  font-weight: ${weight('strong')};
  ${tabular}
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-block-start: auto;
  padding-block-start: ${space(1)};
  color: ${color('text.secondary')};
  > :first-child {
    margin-inline-end: auto;
    color: ${color('text.primary')};
  }
`;

const Filled = styled(Body)`
  grid-template-rows: 1fr auto;
`;

/** A line of the sidebar. */
export function SidebarLine({ item, lines, leave }: SidebarLineProps) {
  const limit = useLineLimit(item);
  return (
    <Row data-highlighted={limit.highlighted || undefined}>
      <Picture file={item.imageFile} alt="" sizes="96px" />
      <Filled>
        <Body>
          <Head>
            <Name {...leave(paths.product.to({ id: item.productId }))}>{item.productName}</Name>
            <Sum>{formatCents(lineTotal(item))}</Sum>
          </Head>
          <LineChoice item={item} />
          <LineNotes
            ref={limit.notesRef}
            item={item}
            note={limit.note}
            problem={lines.problems.get(item.id)}
          />
        </Body>
        <Tools>
          <Stepper
            dense
            label={`quantity of ${item.productName}`}
            value={item.quantity}
            max={lineMaximum(item)}
            disabled={isGone(item)}
            onChange={(quantity) => void lines.setQuantity(item, quantity)}
            onLimit={(which) => {
              if (which === 'max') limit.hit();
            }}
          />
          {!item.withdrawn && <EditLine item={item} />}
          <IconButton size={36} label={`Remove ${item.productName}`} onClick={() => void lines.remove(item)}>
            <TrashIcon size={18} />
          </IconButton>
        </Tools>
      </Filled>
    </Row>
  );
}
