import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, radius, space, type } from '@ritual/shared/theme';

export type BadgeTone = 'new' | 'limited' | 'sale' | 'success' | 'warning' | 'info' | 'neutral' | 'error';

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly className?: string;
  /** The text is always displayed; the color is never the only sign. */
  readonly children: ReactNode;
}

const paint = (surface: string, text: string): string => `background: ${surface}; color: ${text};`;

const looks: Record<BadgeTone, string> = {
  new: paint(color('action.primary'), color('text.onDark')),
  limited: `${paint(color('ink.0'), color('text.primary'))} border: ${border('ink.300')};`,
  sale: paint(color('badge.count'), color('text.onDark')),
  success: paint(color('success.surface'), color('success.text')),
  warning: paint(color('warning.surface'), color('warning.text')),
  info: paint(color('info.surface'), color('info.text')),
  neutral: paint(color('surface.panel'), color('text.secondary')),
  error: paint(color('cinnabar.100'), color('text.error')),
};

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  flex: none;
  height: 24px;
  padding: ${space(0, 2)};
  border: ${border('transparent')};
  border-radius: ${radius('badge')};
  ${type('badge')}
  white-space: nowrap;
  ${({ $tone }) => looks[$tone]}
`;

/** A word on a colored background: NEW, Limited, −40%, and the states of orders (Paid = success, Processing = warning …). */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <Root className={className} $tone={tone}>
      {children}
    </Root>
  );
}
