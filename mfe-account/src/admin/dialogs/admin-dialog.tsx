import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { radius, space } from '@ritual/shared/theme';
import { CloseIcon, IconButton, useModal } from '@ritual/shared/ui';
import { isSendKey } from '../forms/send-by-key.ts';
import { floating, phone, role, text } from '../theme/index.ts';

const widths = { small: 480, wide: 860, decision: 1048 } as const;

const Root = styled.dialog<{ $width: number }>`
  ${floating}
  width: min(${({ $width }) => $width}px, 100% - 48px);
  max-height: min(92dvh, 900px);
  margin: auto;
  padding: 0;
  border-radius: ${radius('panel')};
  background: ${role('raised')};
  color: ${role('text')};
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: ${role('scrim')};
  }
  /* A full page. */
  ${phone} {
    width: 100%;
    max-width: 100%;
    height: 100dvh;
    max-height: none;
    border: 0;
    border-radius: 0;
  }
`;

const Body = styled.div`
  position: relative;
  padding: ${space(5)} ${space(6)};
`;

const Title = styled.h2`
  padding-inline-end: ${space(8)};
  margin-block-end: ${space(4)};
  ${text('dialog')}
`;

const Close = styled.div`
  position: absolute;
  inset: ${space(2)} ${space(2)} auto auto;
`;

export interface AdminDialogProps {
  readonly open: boolean;
  /** Escape, backdrop or the cross. Set `open` to false in it, or ask first if something was typed. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly width?: keyof typeof widths;
  /** Ctrl Enter; without it the form of the dialog is sent. */
  readonly onDo?: () => void;
  readonly children: ReactNode;
}

/** A modal dialog of the admin area; on phones a full page. */
export function AdminDialog({ open, onClose, title, width = 'small', onDo, children }: AdminDialogProps) {
  const id = useId();
  const { dialog, filled, opening } = useModal(open, onClose);
  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    // A dialog within this one has taken it.
    if (event.defaultPrevented || !isSendKey(event)) return;
    // The browser would submit it a second time.
    event.preventDefault();
    if (onDo) onDo();
    else event.currentTarget.querySelector('form')?.requestSubmit();
  };
  return (
    <Root {...dialog} $width={widths[width]} aria-labelledby={id} onKeyDown={press}>
      {filled && (
        <Body key={opening}>
          <Title id={id}>{title}</Title>
          {children}
          <Close>
            <IconButton label="Close" onClick={onClose}>
              <CloseIcon size={20} />
            </IconButton>
          </Close>
        </Body>
      )}
    </Root>
  );
}
