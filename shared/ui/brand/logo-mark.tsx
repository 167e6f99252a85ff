export interface LogoMarkProps {
  /** Px; 24 by default. */
  readonly size?: number;
  readonly className?: string;
}

/** The eclipse: a ring thin at the top and heavy at the bottom. Decoration; the wordmark beside it carries the name. */
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
      <path
        fillRule="evenodd"
        d="M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm0 2.2a10.4 10.4 0 1 0 0 20.8 10.4 10.4 0 0 0 0-20.8Z"
      />
    </svg>
  );
}
