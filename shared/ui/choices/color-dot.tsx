export interface ColorDotProps {
  /** CSS colour of the cloth, `#rrggbb`. */
  readonly color: string;
  /** Px: 14 in forms, 18 in filters, 10 beside a name, 36 to choose. */
  readonly size?: number;
  readonly className?: string;
}

interface ColorCircleProps extends Pick<ColorDotProps, 'color'> {
  readonly size: number;
  /** Of its middle, in px of the drawing. */
  readonly x: number;
  readonly y: number;
}

/** A sample as part of a drawing that has more in it. */
export function ColorCircle({ color, size, x, y }: ColorCircleProps) {
  return <circle cx={x} cy={y} r={size / 2 - 0.5} fill={color} stroke="currentColor" strokeOpacity="0.16" />;
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
      <ColorCircle color={color} size={size} x={size / 2} y={size / 2} />
    </svg>
  );
}
