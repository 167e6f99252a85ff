import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, icon, media, motion, space, type } from '@ritual/shared/theme';

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title' | 'children'> {
  readonly title: ReactNode;
  /** `base` 17.5/580 (FAQ); `small` 15/620 (filters, mobile footer). */
  readonly size?: 'base' | 'small';
  /** Items with the same name close each other. */
  readonly name?: string;
  readonly children: ReactNode;
}

const Root = styled.details`
  border-block-end: ${border('border.hairline')};
  interpolate-size: allow-keywords;
  &::details-content {
    height: 0;
    overflow: clip;
    transition:
      height ${motion('slow')},
      content-visibility ${motion('slow')} allow-discrete;
  }
  &[open]::details-content {
    height: auto;
  }
`;

const Summary = styled.summary<{ $size: 'base' | 'small' }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${({ $size }) => ($size === 'base' ? space(5) : space(4))};
  ${({ $size }) => type($size === 'base' ? 'question' : 'groupTitle')}
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;

const Sign = styled.span`
  position: relative;
  flex: none;
  width: 14px;
  height: 14px;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: ${space(1.5)} 0 auto;
    border-block-start: ${icon.stroke}px solid ${color('text.secondary')};
  }
  &::after {
    transform: rotate(90deg);
    transition: transform ${motion('base')};
  }
  details[open] > summary > &::after {
    transform: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Body = styled.div`
  padding-block-end: ${space(5)};
`;

/**
 * A native disclosure with plus and minus. `open` and `onToggle` as on details; several below each other make an accordion.
 */
export function AccordionItem({ title, size = 'base', children, ...details }: AccordionItemProps) {
  return (
    <Root {...details}>
      <Summary $size={size}>
        <span>{title}</span>
        <Sign aria-hidden="true" />
      </Summary>
      <Body>{children}</Body>
    </Root>
  );
}
