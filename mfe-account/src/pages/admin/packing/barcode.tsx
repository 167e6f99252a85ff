import { styled } from 'styled-components';
import { code128 } from '../../../rules/code128.ts';

/** Of each side, in modules (ISO/IEC 15417). */
const quiet = 10;

/** Black on white in both schemes, on the screen as on paper: scanners read it from both. */
const Drawing = styled.svg<{ $height: number }>`
  display: block;
  height: ${({ $height }) => $height}px;
  /* raw: white for scanners, which --color-… of the dark scheme is not */
  background: #fff;
`;

interface BarcodeProps {
  readonly text: string;
  /** Pixels of the narrowest bar; 1.33 are 0.35 mm on paper. */
  readonly module?: number;
  readonly height?: number;
}

/** A Code 128 barcode; what it says stands beside it as text. Nothing for a text that it cannot hold. */
export function Barcode({ text, module = 1.33, height = 52 }: BarcodeProps) {
  const widths = code128(text);
  if (!widths) return null;
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, quiet));
  const total = widths.reduce((sum, width) => sum + width, 2 * quiet);
  const bars = widths.flatMap((width, index) =>
    index % 2 === 0 ? [`M${String(starts[index] ?? 0)} 0h${String(width)}v1h-${String(width)}z`] : [],
  );
  return (
    <Drawing
      role="img"
      aria-label={`Barcode ${text}`}
      viewBox={`0 0 ${String(total)} 1`}
      width={total * module}
      $height={height}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={bars.join('')} />
    </Drawing>
  );
}
