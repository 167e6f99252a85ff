import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import { folded, measures } from '../theme/index.ts';

/** Above fields that are pasted like a spreadsheet, whose first column stays at its place, too. */
const InSight = styled.div`
  position: sticky;
  inset-block-start: ${space(2)};
  z-index: 2;
  ${folded} {
    inset-block-start: ${measures.topBar}px;
  }
`;

/** Why a form was not saved, in sight wherever in a long form one is: it is saved by a key, and on a phone by a bar that stays. */
export function FormFailure({ children }: { readonly children: ReactNode }) {
  return (
    <InSight>
      <FormError>{children}</FormError>
    </InSight>
  );
}
