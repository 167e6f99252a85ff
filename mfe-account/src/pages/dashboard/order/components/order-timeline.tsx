import { styled } from 'styled-components';
import type { Order } from '@ritual/shared/contract';
import { formatDateTime, isNamedByNote, orderStatusLabel } from '@ritual/shared/kernel';
import { bareList, border, color, radius, space, type } from '@ritual/shared/theme';

const Steps = styled.ol`
  ${bareList}
`;

/** A dot on a line; the line ends at the last step, the current state, whose dot is filled. */
const Step = styled.li`
  position: relative;
  padding: 0 0 ${space(5)} ${space(6)};
  &::before {
    content: '';
    position: absolute;
    inset: ${space(1)} auto auto 0;
    width: 11px;
    height: 11px;
    border: ${border('border.strong')};
    border-radius: ${radius('pill')};
  }
  &::after {
    content: '';
    position: absolute;
    /* raw: the center of the dot, which is 11 px wide */
    inset: 15px auto -4px 5px;
    border-inline-start: ${border('border.control')};
  }
  &:last-child {
    padding-block-end: 0;
    &::before {
      background: ${color('action.primary')};
    }
    &::after {
      display: none;
    }
  }
`;

const State = styled.p`
  ${type('bodyStrong')}
`;

const When = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

/** The history of the order, the latest at the end. */
export function OrderTimeline({ events }: { readonly events: Order['timeline'] }) {
  return (
    <Steps>
      {events.map((event, index) => {
        const { status, at, note } = event;
        const isName = isNamedByNote(event, events.slice(0, index));
        return (
          <Step key={index}>
            <State>{isName ? note?.replace(/\.$/, '') : orderStatusLabel[status]}</State>
            <When>
              <time dateTime={at}>{formatDateTime(at)}</time>
              {note !== null && !isName && ` · ${note}`}
            </When>
          </Step>
        );
      })}
    </Steps>
  );
}
