import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, elevation, layout, media, space, type, weight } from '@ritual/shared/theme';
import { IconButton } from '../buttons/icon-button.tsx';
import { CloseIcon } from '../icons/actions.tsx';
import { modalStyles } from './modal-styles.ts';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  readonly open: boolean;
  /** Escape, scrim or the cross. Set `open` to false in it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Beside the title, muted: '(3)'. */
  readonly aside?: ReactNode;
  /** Strip below the title that does not scroll (free shipping). */
  readonly banner?: ReactNode;
  /** Fixed at the bottom. */
  readonly footer?: ReactNode;
  readonly closeLabel?: string;
  readonly children: ReactNode;
}

const Root = styled.dialog`
  ${modalStyles('transform: translateX(100%);')}
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  box-shadow: ${elevation('drawer')};
  overflow: hidden;
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

/** A modal panel from the right, 480 px wide, full width under 576. Content and footer bring their own padding. */
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
  const { dialog, filled, opening } = useModal(open, onClose);
  return (
    <Root {...dialog} aria-labelledby={titleId}>
      {filled && (
        <Inside key={opening}>
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
