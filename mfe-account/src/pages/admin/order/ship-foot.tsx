import { styled } from 'styled-components';
import { borderWidth, controlHeight, space, z } from '@ritual/shared/theme';
import { Action, phone, role } from '../../../admin/index.ts';
import { pieces } from '../orders/order-words.tsx';
import { Hint } from './lines.ts';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block-start: ${space(3)};
`;

/** On a phone at the lower edge of the window: the thumb is there. */
const Bar = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: ${space(2)};
  ${phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${z('bar')};
    padding: ${space(3)} ${space(4)} max(${space(3)}, env(safe-area-inset-bottom));
    border-block-start: ${borderWidth('hairline')} solid ${role('divider')};
    background: ${role('raised')};
    & > button {
      flex: 1 1 100%;
      min-height: ${controlHeight('large')};
    }
    /* There is one thing to do: the order after this one. */
    &:has([name='next']) > :not([name='next']) {
      display: none;
    }
  }
`;

/** As high as the bar that lies over the end of the page. */
export const BarSpace = styled.div`
  display: none;
  ${phone} {
    display: block;
    height: ${space(8)};
  }
`;

const Next = styled(Action)`
  ${phone} {
    border-color: ${role('filled')};
    background: ${role('filled')};
    color: ${role('filled-text')};
  }
`;

interface ShipFootProps {
  /** Pieces in the parcel, and those that stay for another one. */
  readonly count: number;
  readonly left: number;
  readonly busy: boolean;
  /** The list has another order after this one. */
  readonly leadsOn: boolean;
}

/** What follows, and the buttons that ship. Enter ships and stays; the button with the name `next` leads on. */
export function ShipFoot({ count, left, busy, leadsOn }: ShipFootProps) {
  const isNext = leadsOn && left === 0;
  return (
    <Foot>
      <Hint>
        {left === 0
          ? 'The customer gets the tracking link by mail.'
          : `${pieces(left)} ${left === 1 ? 'stays' : 'stay'} for another parcel. The customer gets the tracking link by mail.`}
      </Hint>
      <Bar>
        <Action type="submit" look="filled" press="$mod+Enter" pending={busy}>
          Mark {pieces(count)} shipped
        </Action>
        {isNext && (
          <Next type="submit" name="next" pending={busy}>
            Mark shipped, next order
          </Next>
        )}
      </Bar>
    </Foot>
  );
}
