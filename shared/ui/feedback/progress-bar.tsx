import { styled } from 'styled-components';
import { border, color, media, radius, transition } from '@ritual/shared/theme';

export interface ProgressBarProps {
  /** Accessible name ('Way to free shipping'). */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly tone?: 'default' | 'success';
  /** Announced instead of the percentage ('$36.00 away from free shipping'). */
  readonly valueText?: string;
  readonly className?: string;
}

const Bar = styled.progress<{ $tone: 'default' | 'success' }>`
  --fill: ${({ $tone }) => color($tone === 'success' ? 'success.text' : 'action.primary')};
  appearance: none;
  display: block;
  width: 100%;
  height: 4px;
  border: 0;
  border-radius: ${radius('pill')};
  background: ${color('ink.200')};
  overflow: hidden;
  &::-webkit-progress-bar {
    background: ${color('ink.200')};
  }
  &::-webkit-progress-value {
    background: var(--fill);
    ${transition(['inline-size'], 'base')}
  }
  &::-moz-progress-bar {
    background: var(--fill);
  }
  ${media.forcedColors} {
    --fill: Highlight;
    border: ${border('CanvasText')};
    forced-color-adjust: none;
  }
`;

/** A native progress bar, 4 px high. Its value is an attribute: no style attribute is needed. */
export function ProgressBar({ label, value, max, tone = 'default', valueText, className }: ProgressBarProps) {
  return (
    <Bar
      className={className}
      aria-label={label}
      aria-valuetext={valueText}
      value={Math.max(0, Math.min(value, max))}
      max={max > 0 ? max : 1}
      $tone={tone}
    />
  );
}
