import { styled } from 'styled-components';
import { paths } from '@ritual/shared/paths';
import { space } from '@ritual/shared/theme';
import { ButtonLink, EmptyState } from '@ritual/shared/ui';
import type { LeaveSidebar } from './use-leave-sidebar.ts';

const Middle = styled.div`
  display: grid;
  place-content: center;
  min-height: min(100%, 680px);
  padding: ${space(6)};
`;

/** Message for an empty cart, with one link. */
export function SidebarEmpty({ leave }: { readonly leave: LeaveSidebar }) {
  return (
    <Middle>
      <EmptyState
        look="bare"
        heading="h3"
        title="Your cart is empty."
        action={<ButtonLink {...leave(paths.collections.to())}>Browse products</ButtonLink>}
      >
        Pieces you add are kept here, signed in or not.
      </EmptyState>
    </Middle>
  );
}
