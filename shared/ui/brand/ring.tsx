import { styled } from 'styled-components';
import { color } from '@ritual/shared/theme';

export interface RingProps {
  /** Px; 132 by default. */
  readonly size?: number;
}

const Outline = styled.svg`
  color: ${color('ink.300')};
`;

/** The mark as a pale outline, for empty states and missing pictures. */
export function Ring({ size = 132 }: RingProps) {
  return (
    <Outline
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={32 / size}
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="14" />
      <circle cx="16" cy="14.6" r="10.4" />
    </Outline>
  );
}
