import { keyframes, styled } from 'styled-components';
import {
  bareButton,
  border,
  color,
  controlHeight,
  elevation,
  media,
  motion,
  onDark,
  onLight,
  radius,
  space,
  type,
  weight,
} from '@ritual/shared/theme';
import { IconButton } from '../buttons/icon-button.tsx';
import { CheckIcon, CloseIcon } from '../icons/actions.tsx';
import { InfoIcon, WarningIcon } from '../icons/status.tsx';

export interface ToastContent {
  readonly id: string;
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
  /** Its one action ('View Cart', 'Undo'). */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Fading out. */
  readonly leaving?: boolean;
}

export interface ToastProps {
  readonly toast: ToastContent;
  readonly onDismiss: (id: string) => void;
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const Box = styled.div<{ $error: boolean; $leaving: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: ${controlHeight('large')};
  padding: ${space(2, 5)};
  border-radius: ${radius('control')};
  box-shadow: ${elevation('toast')};
  pointer-events: auto;
  ${type('bodyS')}
  ${({ $error }) =>
    $error
      ? `${onLight} background: ${color('ink.0')}; border-inline-start: ${border('border.error', 'bar')};`
      : `${onDark} background: ${color('action.primary')};`}
  opacity: ${({ $leaving }) => ($leaving ? 0 : 1)};
  transition: opacity ${motion('toastLeave', 'exit')};
  ${media.motionOk} {
    animation: ${arrive} ${motion('base', 'enter')};
  }
  ${media.forcedColors} {
    border: ${border('CanvasText')};
  }
`;

const Words = styled.span<{ $error: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  flex: 1;
  font-weight: ${weight('link')};
  ${({ $error }) => ($error ? `color: ${color('text.error')};` : '')}
`;

const Action = styled.button`
  ${bareButton}
  position: relative;
  padding-block: ${space(1)};
  border-block-end: ${border('currentColor')};
  font-weight: ${weight('strong')};
  &::after {
    content: '';
    position: absolute;
    inset: -${space(2.5)} -${space(1)};
  }
`;

// The icon, not the target around it, keeps the distance to the edge.
const Cross = styled.span`
  margin-inline-end: -${space(2.5)};
`;

const signs = { success: CheckIcon, info: InfoIcon, error: WarningIcon } as const;

/** One message. The region around it announces it. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const Sign = signs[toast.tone];
  return (
    <Box $error={toast.tone === 'error'} $leaving={toast.leaving === true}>
      <Words $error={toast.tone === 'error'}>
        <Sign size={20} />
        {toast.text}
      </Words>
      {toast.action && (
        <Action type="button" onClick={toast.action.onSelect}>
          {toast.action.label}
        </Action>
      )}
      {!toast.action && (
        <Cross>
          <IconButton label="Dismiss" size={36} onClick={() => onDismiss(toast.id)}>
            <CloseIcon size={16} />
          </IconButton>
        </Cross>
      )}
    </Box>
  );
}
