import { styled } from 'styled-components';
import { color, radius, type } from '@ritual/shared/theme';

export interface AvatarProps {
  /** One or two letters. Decorative; the name is beside it. */
  readonly initials: string;
  readonly size?: 32 | 44 | 48;
}

const Disc = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${radius('pill')};
  background: ${color('action.primary')};
  color: ${color('text.onDark')};
  ${({ $size }) => type($size === 32 ? 'initials' : 'initialsL')}
`;

export function Avatar({ initials, size = 32 }: AvatarProps) {
  return (
    <Disc $size={size} aria-hidden="true">
      {initials}
    </Disc>
  );
}
