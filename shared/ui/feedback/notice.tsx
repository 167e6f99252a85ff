import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, space, type } from '@ritual/shared/theme';
import { CheckIcon } from '../icons/actions.tsx';
import { InfoIcon, WarningIcon } from '../icons/status.tsx';

export type NoticeTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  readonly tone?: NoticeTone;
  /** Replaces the tone's own icon. */
  readonly icon?: ReactNode;
  /** Button or link at the end. */
  readonly action?: ReactNode;
  /** Announced when it appears ('status' politely, 'alert' assertively); leave out for what is rendered from the start. */
  readonly live?: 'status' | 'alert';
  readonly children: ReactNode;
}

const tones: Record<NoticeTone, string> = {
  neutral: `background: ${color('surface.subtle')}; color: ${color('text.primary')}; border-inline-start: 0;`,
  info: `background: ${color('info.surface')}; color: ${color('info.text')};`,
  success: `background: ${color('success.surface')}; color: ${color('success.text')};`,
  warning: `background: ${color('warning.surface')}; color: ${color('warning.text')};`,
  error: `background: ${color('surface.error')}; color: ${color('text.error')};`,
};

const signs = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: WarningIcon,
} as const;

const Strip = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  min-height: 50px;
  padding: ${space(3, 4)};
  border-inline-start: ${border('currentColor', 'bar')};
  ${type('note')}
  ${({ $tone }) => tones[$tone]}
`;

const Words = styled.div`
  flex: 1;
  min-width: 200px;
`;

/** A strip with a message about the page or section below it. */
export function Notice({ tone = 'info', icon, action, live, children }: NoticeProps) {
  const Sign = signs[tone];
  return (
    <Strip role={live} $tone={tone}>
      {icon ?? <Sign size={20} />}
      <Words>{children}</Words>
      {action}
    </Strip>
  );
}
