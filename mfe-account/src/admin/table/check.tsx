import { useEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Box } from '../theme/box.ts';
import { cards, measures } from '../theme/index.ts';

/** What a finger or the mouse has to hit: 24 px in a table, 44 in a card. */
const Target = styled.label`
  flex: none;
  display: grid;
  place-items: center;
  width: ${space(6)};
  height: ${space(6)};
  ${cards} {
    width: ${measures.target}px;
    height: ${measures.target}px;
    /* raw: the box, 22 wide in its middle, stands on the card's edge */
    margin-inline-start: -11px;
  }
`;

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  /** Some, not all. */
  readonly some?: boolean;
  readonly onSet: (event: MouseEvent) => void;
}

/** Selects a row, or all. The key X does the same, so it is no stop of the Tab key. */
export function Check({ label, checked, some = false, onSet }: CheckProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    // A click beside the box comes to it as a click of its own; the row is not opened by the first one.
    <Target onClick={(event) => event.stopPropagation()}>
      <Box
        ref={box}
        type="checkbox"
        tabIndex={-1}
        aria-label={label}
        checked={checked}
        onChange={() => undefined}
        onClick={onSet}
      />
    </Target>
  );
}
