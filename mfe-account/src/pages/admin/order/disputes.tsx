import type { AdminOrder } from '@ritual/shared/contract';
import { answerDispute } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { formatCents, mayAnswer } from '@ritual/shared/kernel';
import { Action, ConfirmDialog, Section, useUndo, When, useAsked } from '../../../admin/index.ts';
import { DisputeWord } from '../orders/order-words.tsx';
import { End, Quiet, Rows, Strong } from '../person/rows.ts';
import { EvidenceDialog } from './evidence-dialog.tsx';
import type { ChangeOrder } from './use-order.ts';

type Dispute = AdminOrder['disputes'][number];

interface DisputesProps {
  readonly order: AdminOrder;
  /** Whether the person may answer. */
  readonly decides: boolean;
  readonly change: ChangeOrder;
}

const may = ({ dueBy, answer, ...dispute }: Dispute) =>
  mayAnswer(
    { ...dispute, dueBy: dueBy === null ? null : new Date(dueBy), answer: answer?.kind ?? null },
    new Date(),
  );

/** What the shopper's bank says, until when it must be answered, and what it was answered. */
export function Disputes({ order, decides, change }: DisputesProps) {
  const say = useUndo();
  const { asked, ask, close } = useAsked<{ dispute: Dispute; what: 'evidence' | 'accept' }>();
  const { disputes } = order;
  if (disputes.length === 0) return null;
  const accept = async () => {
    if (!asked) return;
    const params = { id: order.id, disputeId: asked.dispute.id };
    const body = { kind: 'accept' } as const;
    if (!(await change('Accept the dispute', () => api.call(answerDispute, { params, body })))) return;
    close();
    say({ words: 'The dispute is accepted; the bank keeps the money' });
  };
  return (
    <Section title="Disputes">
      <Rows>
        {disputes.map((dispute) => {
          const { id, amount, reason, state, dueBy, withdrawn } = dispute;
          return (
            <li key={id}>
              <Strong>{formatCents(amount)}</Strong>
              <DisputeWord state={state} />
              <Quiet>
                {reason.replaceAll('_', ' ')}, {id}
                {withdrawn > 0 && `, ${formatCents(withdrawn)} withdrawn`}
              </Quiet>
              {dueBy !== null && dispute.needsAnswer && (
                <End>
                  Answer by <When at={dueBy} />
                </End>
              )}
              <AnswerWords dispute={dispute} />
              {decides && may(dispute) === 'yes' && (
                <>
                  <Action look="filled" onClick={() => ask({ dispute, what: 'evidence' })}>
                    {dispute.answer ? 'Go on with the evidence' : 'Prepare evidence'}
                  </Action>
                  {state === 'open' && (
                    <Action onClick={() => ask({ dispute, what: 'accept' })}>Accept the dispute</Action>
                  )}
                </>
              )}
            </li>
          );
        })}
      </Rows>
      <EvidenceDialog
        order={order}
        dispute={asked?.what === 'evidence' ? asked.dispute : null}
        change={change}
        onClose={close}
      />
      <ConfirmDialog
        open={asked?.what === 'accept'}
        title="Accept the dispute?"
        button="Accept the dispute"
        destroys
        onClose={close}
        onDo={accept}
      >
        <p>
          {asked && formatCents(asked.dispute.amount)} stays with the customer for good. Nothing takes this
          back.
        </p>
      </ConfirmDialog>
    </Section>
  );
}

/** How far the answer is. */
function AnswerWords({ dispute }: { readonly dispute: Dispute }) {
  const { answer, state } = dispute;
  if (answer === null) {
    if (state !== 'open' && state !== 'inquiry') return null;
    const words = {
      yes: null,
      decided: null,
      overdue: 'The deadline has passed: the bank will decide without an answer.',
      answered: 'The bank has an answer, and will decide.',
    }[may(dispute)];
    return words === null ? null : <Quiet>{words}</Quiet>;
  }
  const what = answer.kind === 'accept' ? 'Accepted' : 'Evidence sent';
  return (
    <>
      <Quiet>
        {answer.kind === null ? (
          <>
            Evidence saved as a draft <When at={answer.savedAt} />, by {answer.savedBy}
          </>
        ) : answer.sentAt === null ? (
          `${answer.kind === 'accept' ? 'Accepted' : 'Evidence'} by ${String(answer.decidedBy)}, on its way to the provider`
        ) : (
          <>
            {what} <When at={answer.sentAt} />, by {answer.decidedBy}
          </>
        )}
      </Quiet>
      {answer.problem !== null && <Quiet>The payment provider says: {answer.problem}</Quiet>}
    </>
  );
}
