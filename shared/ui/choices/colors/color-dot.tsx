export interface ColorDotProps {
  /** CSS color of the fabric, `#rrggbb`. */
  readonly color: string;
  /** Px: 14 in forms, 18 in filters, 10 beside a name, 36 to choose. */
  readonly size?: number;
  readonly className?: string;
}

interface ColorCircleProps extends Pick<ColorDotProps, 'color'> {
  readonly size: number;
  /** Center, in px of the SVG. */
  readonly x: number;
  readonly y: number;
}

/** A dot as part of a larger SVG. */
export function ColorCircle({ color, size, x, y }: ColorCircleProps) {
  return <circle cx={x} cy={y} r={size / 2 - 0.5} fill={color} stroke="currentColor" strokeOpacity="0.16" />;
}

/**
 * A round sample of a color. An SVG, because colors are data: `fill` is allowed where the content policy forbids style
 * attributes, and keeps its value in forced-colors mode. Decorative; the name is beside it.
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
      <ColorCircle color={color} size={size} x={size / 2} y={size / 2} />
    </svg>
  );
}
