import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, type } from '@ritual/shared/theme';
import { CheckIcon, CloseIcon } from '../icons/actions.tsx';
import { WarningIcon } from '../icons/status.tsx';

export type StockTone = 'low' | 'out' | 'blocked' | 'ok';

export interface StockNoteProps {
  /** low: amber. out: cinnabar, cross. blocked: cinnabar, warning ('please remove this item'). ok: green. */
  readonly tone: StockTone;
  readonly children: ReactNode;
}

const tones: Record<StockTone, string> = {
  low: color('text.warning'),
  out: color('text.error'),
  blocked: color('text.error'),
  ok: color('text.success'),
};

const signs = { low: WarningIcon, out: CloseIcon, blocked: WarningIcon, ok: CheckIcon } as const;

const Root = styled.p<{ $tone: StockTone }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${type('note')}
  color: ${({ $tone }) => tones[$tone]};
`;

/** A stock message beside the item it concerns. A change is announced. */
export function StockNote({ tone, children }: StockNoteProps) {
  const Sign = signs[tone];
  return (
    <Root role="status" $tone={tone}>
      <Sign size={20} />
      <span>{children}</span>
    </Root>
  );
}
