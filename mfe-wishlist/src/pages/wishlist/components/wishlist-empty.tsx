import { paths } from '@ritual/shared/paths';
import { ButtonLink, ButtonRow, EmptyState } from '@ritual/shared/ui';

/** Nothing is saved: how to save something, and where to find it. */
export function WishlistEmpty() {
  return (
    <EmptyState
      look="bare"
      heading="h2"
      title="Nothing saved yet."
      action={
        <ButtonRow>
          <ButtonLink to={paths.newIn.to()}>New In</ButtonLink>
          <ButtonLink variant="outline" to={paths.collections.to()}>
            Collections
          </ButtonLink>
        </ButtonRow>
      }
    >
      Press the heart on a piece to keep it here.
    </EmptyState>
  );
}
