import { layout, sizesOf } from '@ritual/shared/theme';

interface Columns {
  readonly base: number;
  readonly sm: number;
  readonly lg: number;
}

/**
 * `sizes` of pictures in a grid of the page: the width of each after gutters, gaps and, from 992 px on, a column beside the
 * grid. `columnSizes({ base: 2, sm: 3, lg: 4 })`.
 */
export function columnSizes(columns: Columns, besidePx = 0): string {
  const width = (step: keyof Columns, page: string, beside: number) => {
    const taken = 2 * layout.gutter[step] + (columns[step] - 1) * layout.gridGap[step] + beside;
    return `calc((${page} - ${String(taken)}px) / ${String(columns[step])})`;
  };
  return sizesOf(
    width('base', '100vw', 0),
    width('sm', '100vw', 0),
    width('lg', `min(100vw, ${String(layout.container)}px)`, besidePx),
  );
}
