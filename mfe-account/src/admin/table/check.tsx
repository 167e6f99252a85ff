import { useEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { border, radius, space } from '@ritual/shared/theme';
import { cards, measures, role } from '../theme/index.ts';

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

const tick = 'polygon(14% 47%, 26% 35%, 42% 52%, 75% 19%, 87% 31%, 42% 76%)';
const minus = 'polygon(18% 42%, 82% 42%, 82% 58%, 18% 58%)';

const Box = styled.input`
  appearance: none;
  display: grid;
  width: 16px;
  height: 16px;
  margin: 0;
  border: ${border('transparent')};
  border-color: ${role('checkbox')};
  border-radius: ${radius('control')};
  background: ${role('panel')};
  &:checked,
  &:indeterminate {
    border-color: ${role('filled')};
    background: ${role('filled')};
  }
  &::before {
    content: '';
    background: ${role('filled-text')};
    clip-path: ${tick};
    visibility: hidden;
  }
  &:checked::before,
  &:indeterminate::before {
    visibility: visible;
  }
  &:indeterminate::before {
    clip-path: ${minus};
  }
  ${cards} {
    width: 22px;
    height: 22px;
  }
  /* Forced colors take backgrounds away, and with them the tick. */
  @media (forced-colors: active) {
    appearance: auto;
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
