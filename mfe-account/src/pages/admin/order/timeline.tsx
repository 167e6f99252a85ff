import { styled } from 'styled-components';
import type { AdminOrder } from '@ritual/shared/contract';
import { bareList, borderWidth, radius, space } from '@ritual/shared/theme';
import { role, Section, text, When } from '../../../admin/index.ts';
import { stepWords } from '../orders/order-words.tsx';

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
  // Nobody has agreed to a delay in time.
  delay: 'store',
};

/** What has happened with the order and who did it, newest first. */
export function Timeline({ order: { timeline } }: { readonly order: AdminOrder }) {
  return (
    <Section title="Timeline">
      <Steps>
        {timeline
          .map((step, index) => ({ ...step, before: timeline[index - 1]?.status }))
          .toReversed()
          .map((step, index) => {
            const { words, note } = stepWords(step, step.before);
            return (
              <Step key={timeline.length - index}>
                <strong>{words}</strong>
                <span>
                  {note !== null && <>{note}. </>}
                  <When at={step.at} />, {actors[step.actor] ?? step.actor}
                </span>
              </Step>
            );
          })}
      </Steps>
    </Section>
  );
}
