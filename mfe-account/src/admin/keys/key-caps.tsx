import { styled } from 'styled-components';
import { borderWidth, radius, screenOnly, space } from '@ritual/shared/theme';
import { phone, role, text } from '../theme/index.ts';
import { keyCaps } from './keys.ts';

const Caps = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  ${phone} {
    display: none;
  }
  ${screenOnly}
`;

const Cap = styled.kbd`
  min-width: 18px;
  padding-inline: ${space(1)};
  border: ${borderWidth('hairline')} solid ${role('divider')};
  border-radius: ${radius('control')};
  background: ${role('raised')};
  color: ${role('muted')};
  font-family: inherit;
  ${text('key')}
  /* raw: with its borders a cap is 18 high, as wide as it is at least */
  line-height: 16px;
  text-align: center;
`;

/** The keys of a command beside it; the command is labeled by its own words. */
export function KeyCaps({ press }: { readonly press: string }) {
  return (
    <Caps aria-hidden="true">
      {keyCaps(press).map((cap) => (
        <Cap key={cap}>{cap}</Cap>
      ))}
    </Caps>
  );
}
