import { useEffect, useRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { phone, role } from '../theme/index.ts';

const Box = styled.input`
  width: 16px;
  height: 16px;
  margin: 0;
  accent-color: ${role('filled')};
  ${phone} {
    width: 22px;
    height: 22px;
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
    <Box
      ref={box}
      type="checkbox"
      tabIndex={-1}
      aria-label={label}
      checked={checked}
      onChange={() => undefined}
      onClick={onSet}
    />
  );
}
