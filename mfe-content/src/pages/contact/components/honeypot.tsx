import { styled } from 'styled-components';
import { visuallyHidden } from '@ritual/shared/theme';

/** Off the screen, out of the tab order and hidden from screen readers: only bots find it. */
const Hidden = styled.div`
  ${visuallyHidden}
`;

interface HoneypotProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

/** A honeypot field: only bots fill it in. */
export function Honeypot({ name, value, onChange }: HoneypotProps) {
  return (
    <Hidden aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" name={name} value={value} onChange={onChange} />
      </label>
    </Hidden>
  );
}
