import { useState } from 'react';
import { styled } from 'styled-components';
import { belowFold, layout, media, responsive, space, transition } from '@ritual/shared/theme';
import { RegionError, useQuickAddDialog } from '@ritual/shared/blocks';
import { useRevalidator } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { ButtonLink, EmptyState, Spinner, TextLink } from '@ritual/shared/ui';
import type { NewInData } from '../new-in.loader.ts';
import { NewInCard } from './new-in-card.tsx';

const Grid = styled.ul<{ $dim: boolean }>`
  display: grid;
  /* Two columns; one where enlarged text does not fit into the buttons. */
  grid-template-columns: repeat(auto-fill, minmax(max(8.5rem, 50% - ${layout.gridGap.base / 2}px), 1fr));
  ${responsive('column-gap', layout.gridGap)}
  ${responsive('row-gap', layout.gridRowGap)}
  ${transition(['opacity'])}
  ${({ $dim }) => ($dim ? 'opacity: 0.5;' : '')}
  & > :nth-child(n + 5) {
    ${belowFold(360)}
  }
  ${media.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Foot = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: 132px;
  padding-block: ${space(8)};
`;

interface NewInListProps {
  readonly list: NewInData['list'];
  readonly pending: boolean;
  /** URL that shows twelve more. */
  readonly moreTo: string;
}

/** The new products. After a failed load the previous ones stay. */
export function NewInList({ list, pending, moreTo }: NewInListProps) {
  const revalidator = useRevalidator();
  const { open, dialog } = useQuickAddDialog();
  const [kept, setKept] = useState(list);
  if (list && list !== kept) setKept(list);
  const shown = list ?? kept;
  const failed = list === null && (
    <RegionError what="The products" onRetry={() => revalidator.revalidate()} />
  );
  if (!shown) return failed;
  if (shown.content.length === 0) {
    return (
      <EmptyState
        heading="h2"
        title="No new items in the selected period."
        action={<TextLink to={paths.collections.to()}>Browse all collections</TextLink>}
      />
    );
  }
  return (
    <>
      {failed}
      <Grid $dim={pending} aria-busy={pending} aria-label="New products">
        {shown.content.map((product) => (
          <li key={product.id}>
            <NewInCard product={product} onQuickAdd={open} />
          </li>
        ))}
      </Grid>
      <Foot>
        {pending ? (
          <Spinner size={24} label="Loading" />
        ) : (
          !shown.last && (
            <ButtonLink to={moreTo} variant="outline" replace preventScrollReset>
              Load more
            </ButtonLink>
          )
        )}
      </Foot>
      {dialog}
    </>
  );
}
