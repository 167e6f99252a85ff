import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Skeleton } from '@ritual/shared/ui';

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(3.5)};
`;

// As high as the line of text that replaces it.
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  height: 20px;
`;

const Dots = styled(Line)`
  margin-block-start: ${space(1)};
`;

/** Placeholder for a ProductCard: same boxes, same heights. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton shape="picture" />
      <Words>
        <Line>
          <Skeleton shape="line" width="78%" />
        </Line>
        <Line>
          <Skeleton shape="line" width="34%" />
        </Line>
        <Dots>
          <Skeleton shape="circle" />
          <Skeleton shape="circle" />
          <Skeleton shape="circle" />
        </Dots>
      </Words>
    </div>
  );
}
