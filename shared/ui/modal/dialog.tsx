import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, elevation, layout, media, radius, space, type } from '@ritual/shared/theme';
import { IconButton } from '../buttons/icon-button.tsx';
import { CloseIcon } from '../icons/actions.tsx';
import { modalStyles } from './modal-styles.ts';
import { useModal } from './use-modal.ts';

export type DialogSize = 'small' | 'base';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, backdrop or the cross. Set `open` to false in it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The content has a heading of its own: the title only names the dialog. */
  readonly hideTitle?: boolean;
  /** `base` 860 px wide, `small` 480. A bottom sheet under 576. */
  readonly size?: DialogSize;
  /** The left half (a Picture); content and title take the right one. Above the content on mobile. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

const widths: Record<DialogSize, number> = { small: layout.cartDrawer, base: layout.dialog };

const Root = styled.dialog<{ $size: DialogSize }>`
  ${modalStyles('opacity: 0; transform: translateY(12px);')}
  max-height: min(92dvh, 900px);
  margin: auto 0 0;
  border-radius: ${radius('panel')} ${radius('panel')} 0 0;
  box-shadow: ${elevation('modal')};
  overflow: auto;
  ${media.sm} {
    width: min(${({ $size }) => widths[$size]}px, 100% - 48px);
    margin: auto;
    border-radius: ${radius('panel')};
  }
`;

const Inside = styled.div<{ $split: boolean }>`
  position: relative;
  ${({ $split }) => ($split ? `${media.sm} { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }` : '')}
`;

// As high as the form beside it. A sheet leaves most of its height to the form, and still shows the whole garment: the
// picture's edges fade into the backdrop of the photograph.
const Half = styled.div`
  background: ${color('surface.image')};
  ${media.sm} {
    & > * {
      min-height: 100%;
    }
  }
  ${media.belowSm} {
    & > * {
      aspect-ratio: auto;
      height: 36dvh;
    }
    img {
      object-fit: contain;
      mask-image: linear-gradient(90deg, transparent 14%, black 30%, black 70%, transparent 86%);
    }
  }
`;

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(5)};
  padding: ${space(6)} ${space(5)} ${space(7)};
  ${media.sm} {
    padding: ${space(7)};
  }
`;

const Title = styled.h2`
  ${type('h2')}
  padding-inline-end: ${space(8)};
`;

const Close = styled.div`
  position: absolute;
  inset: ${space(3)} ${space(3)} auto auto;
  z-index: 1;
`;

/** A modal dialog: native, so the page behind is inert and Escape works. The focus returns when it closes. */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  size = 'base',
  picture,
  children,
}: DialogProps) {
  const titleId = useId();
  const { dialog, filled, opening } = useModal(open, onClose);
  return (
    <Root {...dialog} $size={size} aria-labelledby={titleId}>
      {filled && (
        <Inside key={opening} $split={picture !== undefined}>
          {picture !== undefined && <Half>{picture}</Half>}
          <Body>
            <Title id={titleId} hidden={hideTitle}>
              {title}
            </Title>
            {children}
          </Body>
          <Close>
            <IconButton label="Close" onClick={onClose}>
              <CloseIcon size={20} />
            </IconButton>
          </Close>
        </Inside>
      )}
    </Root>
  );
}
