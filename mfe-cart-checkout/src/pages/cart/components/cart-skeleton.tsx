import { styled } from 'styled-components';
import { border, layout, media, space } from '@ritual/shared/theme';
import { Skeleton } from '@ritual/shared/ui';

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${layout.aside}px;
    gap: ${space(11)};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 96px 1fr;
  gap: ${space(4.5)};
  padding-block: ${space(5)};
  border-block-end: ${border('border.hairline')};
  ${media.lg} {
    grid-template-columns: 92px 1fr;
    padding-block: ${space(4)};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(3)};
  align-content: center;
`;

/** Placeholders for two lines and the summary. */
export function CartSkeleton() {
  return (
    <Columns aria-busy="true" aria-label="Loading your cart" role="group">
      <div>
        {[0, 1].map((row) => (
          <Row key={row}>
            <Skeleton shape="picture" />
            <Words>
              <Skeleton shape="line" width="min(220px, 80%)" />
              <Skeleton shape="line" width="110px" />
            </Words>
          </Row>
        ))}
      </div>
      <Skeleton height="418px" />
    </Columns>
  );
}
