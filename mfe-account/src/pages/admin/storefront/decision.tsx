import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { TextArea } from '@ritual/shared/ui';
import { Action, DialogFoot, text } from '../../../admin/index.ts';
import { Problem } from './problem.tsx';

export const Fields = styled.div`
  display: grid;
  gap: ${space(4)};
`;

export const Words = styled.p`
  ${text('body')}
`;

interface ReasonProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly optional?: boolean;
  readonly error: string | null;
}

export function Reason({ value, onChange, optional = false, error }: ReasonProps) {
  return (
    <TextArea
      {...{ label: 'Reason', rows: 2, size: 'compact', maxLength: 500, value, optional, error }}
      name="reason"
      hint="It is shown in the history, to everybody who releases."
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface DecisionButtonsProps {
  /** The exact result. */
  readonly label: ReactNode;
  readonly destroys?: boolean;
  readonly pending: boolean;
  /** Why it was not done. */
  readonly problem: unknown;
  readonly onDo: () => void;
  readonly onCancel: () => void;
}

/** The end of a dialog: what went wrong, the way out, and the button that does it. */
export function DecisionButtons({ label, destroys, pending, problem, onDo, onCancel }: DecisionButtonsProps) {
  return (
    <>
      {problem !== null && <Problem error={problem} />}
      <DialogFoot>
        <Action onClick={onCancel}>Cancel</Action>
        <Action look={destroys ? 'danger' : 'filled'} pending={pending} onClick={onDo}>
          {label}
        </Action>
      </DialogFoot>
    </>
  );
}
