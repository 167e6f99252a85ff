import { icon } from '@ritual/shared/theme';

const star = 'm12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6L12 17l-5.4 3 1.2-6-4.5-4.2 6.1-.7L12 3.5Z';
const five = [0, 24, 48, 72, 96];

interface StarsProps {
  /** 0 to 5, including fractions. */
  readonly rating: number;
  /** Height in px. */
  readonly size?: 16 | 20;
}

/** Five stars, filled up to the rating. */
export function Stars({ rating, size = 16 }: StarsProps) {
  const width = rating * 24;
  return (
    <svg
      role="img"
      aria-label={`${String(rating)} out of 5 stars`}
      width={size * 5}
      height={size}
      viewBox="0 0 120 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={icon.stroke}
      strokeLinejoin="round"
      focusable="false"
    >
      {five.map((x) => (
        <path key={x} d={star} transform={`translate(${String(x)})`} />
      ))}
      {/* A nested SVG clips its content to its own box. */}
      <svg width={width} height="24" viewBox={`0 0 ${String(width)} 24`} fill="currentColor">
        {width > 0 && five.map((x) => <path key={x} d={star} transform={`translate(${String(x)})`} />)}
      </svg>
    </svg>
  );
}
