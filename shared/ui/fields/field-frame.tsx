import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, type, visuallyHidden, weight } from '@ritual/shared/theme';
import { WarningIcon } from '../icons/status.tsx';

export interface FieldFrameProps {
  readonly label: ReactNode;
  /** For screen readers only, where the context makes it obvious (a search box). */
  readonly hideLabel?: boolean | undefined;
  /** Below the control, always displayed. */
  readonly hint?: ReactNode;
  /** The error message. Marks the control invalid and is announced with it. */
  readonly error?: string | null | undefined;
  /** Adds '(optional)'; fields are required by default. */
  readonly optional?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props extends FieldFrameProps {
  readonly children: (control: ControlProps) => ReactNode;
}

const Root = styled.div`
  display: grid;
  /* A long word in an error wraps, so that the control beside it keeps its width, even with large text. */
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space(2)};
  align-content: start;
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  ${type('label')}
  justify-self: start;
  ${({ $hidden }) => ($hidden ? visuallyHidden : '')}
`;

const Optional = styled.span`
  color: ${color('text.muted')};
  font-weight: ${weight('regular')};
`;

const Hint = styled.p`
  ${type('label')}
  font-weight: ${weight('regular')};
  color: ${color('text.muted')};
`;

const ErrorText = styled.p`
  display: flex;
  gap: ${space(2)};
  ${type('label')}
  font-weight: ${weight('link')};
  color: ${color('text.error')};
`;

/** Splits the props of the frame from those of the control. */
export function partFrame<Props extends FieldFrameProps>(props: Props) {
  const { label, hideLabel, hint, error, optional, id, className, ...control } = props;
  return { frame: { label, hideLabel, hint, error, optional, id, className }, control };
}

/** Label, control, hint and error, linked by ids. Field, PasswordField, TextArea and Select are built on it. */
export function FieldFrame({
  label,
  hideLabel = false,
  hint,
  error,
  optional = false,
  id,
  className,
  children,
}: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <Root className={className}>
      <Label htmlFor={controlId} $hidden={hideLabel}>
        {label}
        {optional && <Optional> (optional)</Optional>}
      </Label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <ErrorText id={errorId}>
          <WarningIcon size={16} />
          {error}
        </ErrorText>
      )}
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  );
}
