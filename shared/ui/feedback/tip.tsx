import {
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { border, color, media, onDark, radius, space, type } from '@ritual/shared/theme';

export interface TipProps {
  /** For `aria-describedby` of the control. */
  readonly id: string;
  readonly tip: TipBinding;
  readonly children: ReactNode;
}

export interface TipBinding {
  readonly ref: RefObject<HTMLSpanElement | null>;
  readonly hide: () => void;
  /** For the control that the tip belongs to. */
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

// Its padding reaches to the control, so that the pointer can move onto the text without closing it.
const Root = styled.span`
  position: fixed;
  position-area: block-start;
  position-try-fallbacks: flip-block;
  inset: auto;
  width: max-content;
  max-width: min(280px, 100vw - ${space(7)});
  margin: 0;
  padding: ${space(2, 0)};
  border: 0;
  background: none;
  overflow: visible;
  /* For browsers without anchor positioning. */
  @supports not (position-area: block-start) {
    inset: auto 0 ${space(4)};
    margin-inline: auto;
  }
`;

const Words = styled.span`
  ${onDark}
  display: block;
  padding: ${space(2, 3)};
  border-radius: ${radius('control')};
  background: ${color('action.primary')};
  ${type('label')}
  text-align: center;
  ${media.forcedColors} {
    border: ${border('CanvasText')};
  }
`;

/** Shows a Tip while the pointer or the focus is on its control; Escape hides it. */
export function useTip(): TipBinding {
  const ref = useRef<HTMLSpanElement>(null);
  // Browsers without popovers do not show it; screen readers read it all the same.
  const show = (control: HTMLElement) => void ref.current?.togglePopover?.({ force: true, source: control });
  const hide = () => void ref.current?.togglePopover?.(false);
  return {
    ref,
    hide,
    handlers: {
      onPointerEnter: (event) => show(event.currentTarget),
      onPointerLeave: ({ currentTarget, relatedTarget }) => {
        const onTip = relatedTarget instanceof Node && ref.current?.contains(relatedTarget) === true;
        if (!onTip && document.activeElement !== currentTarget) hide();
      },
      onFocus: (event) => show(event.currentTarget),
      onBlur: hide,
      onKeyDown: (event) => {
        if (event.key === 'Escape') hide();
      },
    },
  };
}

/** A short text beside a control; always in the page, as its description. */
export function Tip({ id, tip, children }: TipProps) {
  return (
    <Root ref={tip.ref} id={id} role="tooltip" popover="manual" onPointerLeave={tip.hide}>
      <Words>{children}</Words>
    </Root>
  );
}
