import type { ReactNode } from 'react';
import { icon } from '@ritual/shared/theme';

export interface IconProps {
  /** 16, 20 (default) or 24. */
  readonly size?: 16 | 18 | 20 | 24 | 28;
  /** Accessible name; without one the icon is decorative and hidden from screen readers. */
  readonly label?: string;
  readonly className?: string;
}

interface BaseProps extends IconProps {
  readonly children: ReactNode;
}

/** Frame of every icon: 24 grid, stroke 1.6, round, `currentColor`. */
export function Icon({ size = 20, label, className, children }: BaseProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={icon.stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  );
}
