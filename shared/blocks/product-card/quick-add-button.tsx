import { styled } from 'styled-components';
import {
  bareButton,
  border,
  color,
  controlHeight,
  elevation,
  media,
  motion,
  radius,
  space,
  type,
  visuallyHidden,
  weight,
} from '@ritual/shared/theme';
import { PlusIcon } from '@ritual/shared/ui';

const bar = `
  position: absolute;
  inset: auto ${space(3)} ${space(3)};
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2.5)};
  height: ${controlHeight('compact')};
  border-radius: ${radius('badge')};
  ${type('note')}
  font-weight: ${weight('strong')};
`;

const Words = styled.span``;

// A bar for pointers that hover, a round plus for touch.
const Root = styled.button`
  ${bareButton}
  ${bar}
  border: ${border('transparent')};
  background: ${color('ink.0')};
  color: ${color('text.primary')};
  ${media.hover} {
    opacity: 0;
    transform: translateY(6px);
    transition:
      opacity ${motion('fast')},
      transform ${motion('fast')},
      background-color ${motion('fast')};
    article:hover &,
    article:focus-within & {
      opacity: 1;
      transform: none;
    }
    &:hover {
      background: ${color('ink.900')};
      color: ${color('text.onDark')};
    }
  }
  ${media.touch} {
    inset: auto ${space(2.5)} ${space(2.5)} auto;
    width: ${controlHeight('small')};
    height: ${controlHeight('small')};
    border-radius: ${radius('pill')};
    box-shadow: ${elevation('fab')};
    ${Words} {
      ${visuallyHidden}
    }
  }
`;

export const SoldOutBar = styled.p`
  ${bar}
  background: ${color('ink.150')};
  color: ${color('text.secondary')};
`;

export interface QuickAddButtonProps {
  readonly productName: string;
  readonly onClick: () => void;
}

export function QuickAddButton({ productName, onClick }: QuickAddButtonProps) {
  return (
    <Root type="button" aria-haspopup="dialog" aria-label={`Quick add, ${productName}`} onClick={onClick}>
      <PlusIcon size={20} />
      <Words>Quick add</Words>
    </Root>
  );
}
