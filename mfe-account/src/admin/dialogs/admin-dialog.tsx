import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
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
  /* What is scrolled to is not behind the foot, which is seen anyway. */
  & :is(a, button, input, select, textarea, [role='alert']):not([data-foot] *) {
    scroll-margin-block-end: ${space(13)};
    ${phone} {
      /* raw: the foot has two buttons below each other there */
      scroll-margin-block-end: 160px;
    }
  }
  /* The foot of a form sticks to the lower edge; as a cell of a grid it would stick within its row only. */
  & form:has(> [data-foot]) {
    display: flex;
    flex-direction: column;
  }
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

/** What went wrong is said above the foot, where it may be out of view: it is scrolled to when it appears. */
function useSeenAlerts() {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const alert = added.find(
        (node) => node instanceof HTMLElement && node.getAttribute('role') === 'alert',
      );
      if (alert instanceof HTMLElement) alert.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return body;
}

/** The content; another one each time the dialog is opened. */
function Content({ children }: { readonly children: ReactNode }) {
  return <Body ref={useSeenAlerts()}>{children}</Body>;
}

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
        <Content key={opening}>
          <Title id={id}>{title}</Title>
          {children}
          <Close>
            <IconButton label="Close" onClick={onClose}>
              <CloseIcon size={20} />
            </IconButton>
          </Close>
        </Content>
      )}
    </Root>
  );
}
