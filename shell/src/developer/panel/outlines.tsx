import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { styled } from 'styled-components';
import { borderWidth, color, space, type, weight, z } from '@ritual/shared/theme';
import type { Row } from '../page/rows.ts';
import { size, milliseconds, titleOf } from './format.ts';
import { colorOf } from './region-colors.ts';

const Layer = styled.div`
  /* Also while it is not shown as a popover. */
  all: unset;
  position: fixed;
  inset: 0;
  z-index: ${z('toast')};
  pointer-events: none;
`;

const Box = styled.div<{ $color: string }>`
  position: fixed;
  border: ${borderWidth('selected')} solid ${({ $color }) => $color};
  pointer-events: none;
`;

const Label = styled.span<{ $color: string; $below: boolean }>`
  position: absolute;
  inset-inline-start: -${space(0.5)};
  ${({ $below }) => ($below ? 'inset-block-start: 0;' : `inset-block-end: -${space(0.5)};`)}
  padding: ${space(1, 2)};
  background: ${({ $color }) => $color};
  color: ${color('text.onDark')};
  ${type('caption')}
  white-space: nowrap;
  b {
    font-weight: ${weight('heavy')};
  }
`;

/** Most elements of one region that get an outline, such as the hearts of a list. */
const maxOutlines = 40;

/** Frames around the regions, with what they are. They take no clicks, and screen readers have the table. */
export function Outlines({ rows }: { readonly rows: readonly Row[] }) {
  const [, move] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(move);
    };
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, []);
  const layer = useRef<HTMLDivElement>(null);
  const shownAbove = useRef<readonly Element[]>(undefined);
  useLayoutEffect(() => {
    // Above dialogs, which are in the browser's top layer: what was shown last is on top there. Without a dialog it stays below the panel.
    const element = layer.current;
    const dialogs = [...document.querySelectorAll('dialog:modal')];
    if (element && dialogs.length === 0) {
      shownAbove.current = undefined;
      if (element.matches(':popover-open')) element.hidePopover();
      return;
    }
    const isOnTop = shownAbove.current && dialogs.every((dialog) => shownAbove.current?.includes(dialog));
    if (!element || isOnTop) return;
    shownAbove.current = dialogs;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  });
  return (
    <Layer ref={layer} popover="manual" aria-hidden="true">
      {rows.flatMap((row, at) =>
        row.elements
          .map((element) => element.getBoundingClientRect())
          .filter(isSeen)
          .slice(0, maxOutlines)
          .map((place, index) => (
            <Outline key={`${row.id} ${String(index)}`} row={row} place={place} at={at} first={index === 0} />
          )),
      )}
    </Layer>
  );
}

/** Whether a part of it is in the window. */
const isSeen = ({ top, bottom, width, height }: DOMRect): boolean =>
  width > 0 && height > 0 && top < innerHeight && bottom > 0;

interface OutlineProps {
  readonly row: Row;
  readonly place: DOMRect;
  /** Position of the row. */
  readonly at: number;
  /** Only the first place of a region is labeled. */
  readonly first: boolean;
}

function Outline({ row, place, at, first }: OutlineProps) {
  const { top, left, width, height } = place;
  const shown = colorOf(at);
  return (
    <Box $color={shown} style={{ top, left, width, height }}>
      {first && (
        <Label $color={shown} $below={row.owner !== 'shell'}>
          <b>
            {titleOf(row)} {row.version}
          </b>{' '}
          {row.note} {row.timing && `${size(row.timing.bytes)}, ${milliseconds(row.timing.readyAt)}`}
        </Label>
      )}
    </Box>
  );
}
