import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  border,
  color,
  easing,
  elevation,
  layout,
  media,
  motion,
  onLight,
  scrim,
  space,
  type,
  weight,
} from '@ritual/shared/theme';
import { IconButton } from '../buttons/icon-button.tsx';
import { CloseIcon } from '../icons/actions.tsx';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  readonly open: boolean;
  /** Escape, scrim or the cross. Set `open` to false in it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Beside the title, muted: '(3)'. */
  readonly aside?: ReactNode;
  /** Strip below the title that stays (free shipping). */
  readonly banner?: ReactNode;
  /** Stays at the bottom. */
  readonly footer?: ReactNode;
  readonly closeLabel?: string;
  readonly children: ReactNode;
}

const Root = styled.dialog`
  ${onLight}
  width: 100%;
  max-width: 100%;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  border: 0;
  background: ${color('surface.page')};
  box-shadow: ${elevation('drawer')};
  overflow: hidden;
  overscroll-behavior: contain;
  transform: translateX(100%);
  transition:
    transform ${motion('slow', 'exit')},
    opacity ${motion('slow', 'exit')},
    display ${motion('slow')} allow-discrete,
    overlay ${motion('slow')} allow-discrete;
  &[open] {
    transform: none;
    transition-timing-function: ${easing('enter')};
  }
  @starting-style {
    &[open] {
      transform: translateX(100%);
    }
  }
  /* Contains the wheel: the page behind stays where it is, without its scrollbar going away and moving it. */
  &::backdrop {
    overflow: hidden;
    overscroll-behavior: contain;
    background: ${scrim('modal')};
    opacity: 0;
    transition:
      opacity ${motion('slow')},
      display ${motion('slow')} allow-discrete,
      overlay ${motion('slow')} allow-discrete;
  }
  &[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }
  ${media.sm} {
    width: ${layout.cartDrawer}px;
  }
  ${media.reducedMotion} {
    &,
    &[open] {
      transform: none;
    }
    &:not([open]) {
      opacity: 0;
    }
  }
`;

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  min-height: 72px;
  padding-inline: ${space(6.5)};
  border-block-end: ${border('border.hairline')};
  ${media.belowSm} {
    padding-inline: ${space(4)} ${space(1)};
  }
`;

const Title = styled.h2`
  ${type('h3')}
`;

const Aside = styled.span`
  color: ${color('text.muted')};
  font-weight: ${weight('regular')};
`;

const Body = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.footer`
  flex: none;
  border-block-start: ${border('border.divider')};
`;

/** A modal panel from the right, 480 wide, the whole width under 576. Content and footer bring their own padding. */
export function Drawer({
  open,
  onClose,
  title,
  aside,
  banner,
  footer,
  closeLabel = 'Close',
  children,
}: DrawerProps) {
  const titleId = useId();
  const { dialog, filled } = useModal(open, onClose);
  return (
    <Root {...dialog} aria-labelledby={titleId}>
      {filled && (
        <Inside>
          <Head>
            <Title id={titleId}>
              {title} {aside !== undefined && <Aside>{aside}</Aside>}
            </Title>
            <IconButton label={closeLabel} onClick={onClose}>
              <CloseIcon size={24} />
            </IconButton>
          </Head>
          {banner}
          <Body>{children}</Body>
          {footer !== undefined && <Foot>{footer}</Foot>}
        </Inside>
      )}
    </Root>
  );
}
