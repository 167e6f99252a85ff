import { styled } from 'styled-components';
import { layout, media, responsive, space, transition } from '@ritual/shared/theme';
import { ProductCard, RegionError, useQuickAddDialog } from '@ritual/shared/blocks';
import { useRevalidator } from '@ritual/shared/routing';
import { Button, ButtonLink, EmptyState, Notice, VisuallyHidden } from '@ritual/shared/ui';
import { countFilters, loadMore } from '../../rules/listing/listing-url.ts';
import { listingSizes } from './listing-sizes.ts';
import { LoadMore } from './load-more.tsx';
import type { Listing } from './use-listing.ts';

const Grid = styled.ul<{ $dim: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${responsive('column-gap', layout.gridGap)}
  ${responsive('row-gap', layout.gridRowGap)}
  ${transition(['opacity'])}
  ${({ $dim }) => ($dim ? 'opacity: 0.5;' : '')}
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Failed = styled.div`
  margin-block-end: ${space(5)};
`;

interface ListingResultsProps {
  readonly listing: Listing;
  readonly now: string;
  /** URL without any filter. */
  readonly clearTo: string;
}

/** The products, or why there are none. After a failed load the previous products stay. */
export function ListingResults({ listing, now, clearTo }: ListingResultsProps) {
  const { list, failed, pending, state, hrefOf } = listing;
  const revalidator = useRevalidator();
  const { open, dialog } = useQuickAddDialog();
  const retry = () => revalidator.revalidate();
  const trying = revalidator.state === 'loading';

  if (!list) return <RegionError what="The products" onRetry={retry} />;
  if (list.products.length === 0 && !failed) {
    return (
      <EmptyState
        look="panel"
        heading="h2"
        title="No products match."
        action={
          countFilters(state.filter) > 0 && (
            <ButtonLink variant="outline" to={clearTo} preventScrollReset>
              Clear filters
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      {failed && (
        <Failed>
          <Notice
            tone="error"
            live="alert"
            action={
              <Button variant="text" pending={trying} pendingText="Trying…" onClick={() => void retry()}>
                Try again
              </Button>
            }
          >
            The products could not be loaded. What you see is from before.
          </Notice>
        </Failed>
      )}
      {/* The cards have h3 headings; on small screens no filters with headings precede them. */}
      <VisuallyHidden as="h2">Products</VisuallyHidden>
      <Grid $dim={pending} aria-busy={pending} aria-label="Products">
        {list.products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              now={now}
              priority={index === 0}
              sizes={listingSizes}
              onQuickAdd={open}
            />
          </li>
        ))}
      </Grid>
      <LoadMore shown={list.products.length} total={list.total} to={hrefOf(loadMore(state))} />
      {dialog}
    </>
  );
}
