import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Skeleton } from '@ritual/shared/ui';
import { Columns } from './reviews-columns.ts';

const List = styled.div`
  display: grid;
  gap: ${space(4)};
  padding-block-start: ${space(9)};
`;

/** Placeholder for the reviews: the summary and four of them. */
export function ReviewsSkeleton() {
  return (
    <Columns aria-busy="true">
      <Skeleton height="340px" />
      <List>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height="140px" />
        ))}
      </List>
    </Columns>
  );
}
