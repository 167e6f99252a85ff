import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Opening } from '@ritual/shared/contract';
import { getOpening } from '@ritual/shared/contract/admin-calls';
import type { ShownStep } from '@ritual/shared/kernel';
import { bareList, radius, space } from '@ritual/shared/theme';
import { Skeleton } from '@ritual/shared/ui';
import {
  AdminPage,
  conditionalCall,
  DetailColumns,
  Failure,
  phone,
  role,
  text,
  useAdmin,
  useUndo,
} from '../../../../admin/index.ts';
import { openingList, openingTitles, openingWords } from '../../../../rules/opening-words.ts';
import { Panel } from '../panel.ts';
import { usePart } from '../use-part.ts';
import { OpenDoors } from './open-doors.tsx';
import { PaymentCheck } from './payment-check.tsx';
import { StepLinks } from './step-links.tsx';
import { Step, type StepState } from './step.tsx';
import { VisitorsSee } from './visitors-see.tsx';
import { WaitingList } from './waiting-list.tsx';

const List = styled(Panel)`
  padding: 0;
  ${phone} {
    padding: 0;
  }
  overflow: hidden;
  & > ol {
    ${bareList}
  }
`;

const Progress = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)} ${space(6.5)} ${space(5)};
  ${text('strong')}
  & > div {
    overflow: hidden;
    height: ${space(1)};
    border-radius: ${radius('pill')};
    background: ${role('hairline')};
  }
  ${phone} {
    padding-inline: ${space(4)};
  }
`;

const Bar = styled.div<{ $share: number }>`
  width: ${({ $share }) => String($share * 100)}%;
  height: 100%;
  background: ${role('filled')};
`;

const ask = (signal: AbortSignal) => conditionalCall(getOpening, {}, { signal });

/** Until the shop opens: what is left to do before. After that, the overview. */
export function FirstRun({ children }: { readonly children: ReactNode }) {
  const { name } = useAdmin();
  const { data, failed, error, again } = usePart({ key: 'opening', ask, live: true });
  const say = useUndo();
  const opens = useRef(false);
  const isOpen = data !== null && data.openedAt !== null;
  // Said when the overview is there, whose heading takes the focus of the button that is gone.
  useEffect(() => {
    if (isOpen && opens.current) say({ words: 'The shop is open' });
  }, [isOpen, say]);
  const onOpened = () => {
    opens.current = true;
    again();
  };
  if (isOpen) return children;
  return (
    <AdminPage
      title={`Welcome, ${name.split(' ')[0] ?? name}`}
      intro="A few steps until the doors open. Most owners need less than an hour, and every step can be changed later."
    >
      <DetailColumns>
        <div>
          {failed ? (
            <Failure what="The steps" error={error} onAgain={again} />
          ) : data ? (
            <Steps opening={data} onOpened={onOpened} onChecked={again} />
          ) : (
            <Skeleton height="560px" />
          )}
        </div>
        <div>
          <VisitorsSee />
          <WaitingList />
        </div>
      </DetailColumns>
    </AdminPage>
  );
}

interface StepsProps {
  readonly opening: Opening;
  readonly onOpened: () => void;
  readonly onChecked: () => void;
}

function Steps({ opening, onOpened, onChecked }: StepsProps) {
  const steps = openingList(opening);
  // The opening is one of them.
  const all = steps.length + 1;
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done)?.step;
  const words = `${String(done)} of ${String(all)} done`;
  const stateOf = ({ step, done: isDone }: ShownStep): StepState =>
    isDone ? 'done' : step === next ? 'next' : 'open';
  return (
    <List aria-label="Steps until the shop opens">
      <Progress>
        {words}
        <div aria-hidden="true">
          <Bar $share={done / all} />
        </div>
      </Progress>
      <ol>
        {steps.map((each) => (
          <Step
            key={each.step}
            state={stateOf(each)}
            title={openingTitles[each.step]}
            words={openingWords(each.step, opening)}
            details={each.step === 'payment-keys' && <PaymentCheck opening={opening} onChecked={onChecked} />}
          >
            <StepLinks step={each.step} state={stateOf(each)} />
          </Step>
        ))}
        <OpenDoors opening={opening} onOpened={onOpened} />
      </ol>
    </List>
  );
}
