import { keyframes, styled } from 'styled-components';
import { motion } from '@ritual/shared/theme';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.svg`
  animation: ${turn} ${motion('spin', 'linear')} infinite;
`;

export interface SpinnerProps {
  /** Px; 18 by default. */
  readonly size?: 14 | 18 | 24 | 32;
  /** For screen readers; leave out where the text beside it already has it. */
  readonly label?: string;
}

/** A ring with a brighter quarter, in the text color. */
export function Spinner({ size = 18, label }: SpinnerProps) {
  return (
    <Ring
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle cx="9" cy="9" r="7.5" opacity="0.32" />
      <path d="M9 1.5A7.5 7.5 0 0 1 16.5 9" />
    </Ring>
  );
}
