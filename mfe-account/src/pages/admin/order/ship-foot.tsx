import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Action, bottomBar, phone, role } from '../../../admin/index.ts';
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

const Bar = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: ${space(2)};
  ${bottomBar}
  ${phone} {
    /* There is one thing to do: the order after this one. */
    &:has([name='next']) > :not([name='next']) {
      display: none;
    }
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
