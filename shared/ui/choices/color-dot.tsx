export interface ColorDotProps {
  /** CSS colour of the cloth, `#rrggbb`. */
  readonly color: string;
  /** Px: 14 on cards, 18 in filters, 10 beside a name, 36 to choose. */
  readonly size?: number;
  readonly className?: string;
}

/**
 * A round sample of a colour. Drawn as SVG, because colours are data: `fill` is allowed where the content policy
 * forbids style attributes, and stays itself in forced-colours mode. Decoration; the name stands beside it.
 */
export function ColorDot({ color, size = 14, className }: ColorDotProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      aria-hidden="true"
    >
      <circle
        cx={size / 2}
        cy={size / 2}
        r={size / 2 - 0.5}
        fill={color}
        stroke="currentColor"
        strokeOpacity="0.16"
      />
    </svg>
  );
}
