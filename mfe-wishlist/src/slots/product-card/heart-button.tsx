import { styled } from 'styled-components';
import { bareButton, borderWidth, color, layout, media, screenOnly, transition } from '@ritual/shared/theme';
import { HeartIcon } from '@ritual/shared/ui';

export interface HeartButtonProps {
  readonly productName: string;
  readonly saved: boolean;
  readonly onPress: () => void;
}

// Ink and white both, either way: it has to be seen on the ground of pictures and on a dark garment.
const Root = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  width: ${layout.minTarget}px;
  height: ${layout.minTarget}px;
  color: ${color('text.primary')};
  /* The picture around it is clipped: a ring outside would be cut off. */
  outline-offset: -${borderWidth('bar')};
  svg {
    fill: ${color('ink.0')};
    ${transition(['fill'])}
  }
  ${media.hover} {
    &:hover svg {
      fill: ${color('ink.200')};
    }
  }
  &:active svg {
    fill: ${color('ink.300')};
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
    stroke: ${color('ink.0')};
  }
  ${media.forcedColors} {
    color: ButtonText;
    svg {
      fill: Canvas;
    }
    &[aria-pressed='true'] {
      color: Highlight;
      svg {
        stroke: currentColor;
      }
    }
  }
  ${screenOnly}
`;

/** The heart on a product's card: outlined, or filled when the product is saved. Its name stays the same, its state says which. */
export function HeartButton({ productName, saved, onPress }: HeartButtonProps) {
  return (
    <Root type="button" aria-pressed={saved} aria-label={`Save ${productName}`} onClick={onPress}>
      <HeartIcon size={24} />
    </Root>
  );
}
