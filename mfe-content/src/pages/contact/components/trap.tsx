import { styled } from 'styled-components';
import { visuallyHidden } from '@ritual/shared/theme';

/** Out of sight, out of the order of the keyboard and out of what is read aloud: only programs find it. */
const Hidden = styled.div`
  ${visuallyHidden}
`;

interface TrapProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

/** A field that people do not see: what is written in it was written by a program. */
export function Trap({ name, value, onChange }: TrapProps) {
  return (
    <Hidden aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" {...{ name, value, onChange }} />
      </label>
    </Hidden>
  );
}
