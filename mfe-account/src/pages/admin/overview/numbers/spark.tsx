import { styled } from 'styled-components';
import { role } from '../../../../admin/index.ts';

const [width, height] = [72, 24];

const Root = styled.svg`
  width: ${width}px;
  height: ${height}px;
  overflow: visible;
`;

/** The shape of some values: a small line, from zero or below; null is a gap. What it says is in the chart and its table. */
export function Spark({ values }: { readonly values: readonly (number | null)[] }) {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(0, ...known), Math.max(1, ...known)];
  const points = values.flatMap((value, at) => {
    if (value === null) return [];
    const x = (at / Math.max(1, values.length - 1)) * width;
    const y = height - ((value - low) / (high - low)) * height;
    return [`${x.toFixed(1)},${y.toFixed(1)}`];
  });
  return (
    <Root viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke={role('control')} strokeWidth={1.2} />
    </Root>
  );
}
