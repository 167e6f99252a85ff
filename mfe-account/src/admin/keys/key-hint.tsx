import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { phone } from '../theme/index.ts';
import { KeyCaps } from './key-caps.tsx';

const Root = styled.span`
  display: inline-flex;
  gap: ${space(1.5)};
  align-items: center;
  ${phone} {
    display: none;
  }
`;

/** A key, and in a word or two what it does; phones have no keys. */
export function KeyHint({ press, children }: { readonly press: string; readonly children: ReactNode }) {
  return (
    <Root>
      <KeyCaps press={press} /> {children}
    </Root>
  );
}
