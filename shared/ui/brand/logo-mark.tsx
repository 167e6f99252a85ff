import { brand } from '@ritual/shared/kernel';

export interface LogoMarkProps {
  /** Px; 24 by default. */
  readonly size?: number;
  readonly className?: string;
}

/** The eclipse: a ring thin at the top and heavy at the bottom. Decorative; the wordmark beside it has the name. */
export function LogoMark({ size = 24, className }: LogoMarkProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="currentColor"
      aria-hidden="true"
    >
      <path fillRule="evenodd" d={brand.mark.path} />
    </svg>
  );
}
