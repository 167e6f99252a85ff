import { styled } from 'styled-components';
import type { AdminOrder } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { bareList, borderWidth, radius, space } from '@ritual/shared/theme';
import { role, Section, text, When } from '../../../admin/index.ts';
import { holdWords, stepWords } from '../orders/order-words.tsx';

const Steps = styled.ol`
  ${bareList}
`;

const Step = styled.li`
  position: relative;
  padding: 0 0 ${space(4)} ${space(5)};
  ${text('cell')}
  &::before {
    content: '';
    position: absolute;
    inset: ${space(1.5)} auto auto 0;
    width: 9px;
    height: 9px;
    border: ${borderWidth('hairline')} solid ${role('control')};
    border-radius: ${radius('pill')};
    background: ${role('panel')};
  }
  &:first-child::before {
    border-color: ${role('text')};
    background: ${role('text')};
  }
  &:last-child {
    padding-block-end: 0;
  }
  & > strong {
    display: block;
    ${text('strong')}
  }
  & > span {
    color: ${role('muted')};
  }
`;

/** Who did it where no member of the staff did. */
const actors: Readonly<Record<string, string>> = {
  shopper: 'customer',
  operator: 'staff',
  webhook: 'payment provider',
  sweep: 'store',
  // A delay was not agreed to in time.
  delay: 'store',
};

const staffWords: Readonly<Record<string, string>> = {
  hold: 'Put on hold',
  release: 'Released',
  refund: 'Refund decided',
  answer: 'Evidence for the bank decided',
  accept: 'Dispute accepted',
};

interface Told {
  readonly at: string;
  readonly words: string;
  readonly note: string | null;
  readonly actor: string;
}

/** What the customer sees, and between that what only the staff sees; refunds that a person decided are carried out by the store. */
function toldOf({ timeline, staffSteps }: AdminOrder): readonly Told[] {
  const steps = timeline.map((step, index) => ({
    ...stepWords(step, timeline.slice(0, index)),
    ...{ at: step.at, actor: actors[step.actor] ?? step.actor },
  }));
  const done = staffSteps.flatMap(({ kind, at, by, reason, amount }) => {
    const words = kind === 'hold' && reason !== null ? holdWords(reason) : staffWords[kind];
    const note = amount === null ? null : formatCents(amount);
    return words === undefined ? [] : [{ at, words, note, actor: by }];
  });
  return [...steps, ...done].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** What has happened with the order and who did it, newest first. */
export function Timeline({ order }: { readonly order: AdminOrder }) {
  const told = toldOf(order);
  return (
    <Section folds title="Timeline">
      <Steps>
        {told.toReversed().map(({ words, note, at, actor }, index) => (
          <Step key={told.length - index}>
            <strong>{words}</strong>
            <span>
              {note !== null && <>{note}. </>}
              <When at={at} />, {actor}
            </span>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
