import { styled } from 'styled-components';
import { CardActions, Price } from '@ritual/shared/blocks';
import { media, space, transition, type } from '@ritual/shared/theme';
import { Link } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { Badge, Button, columnSizes, Picture, TextLink, VisuallyHidden } from '@ritual/shared/ui';
import type { ProductSummary } from '@ritual/shared/contract';
import { releaseDay } from '../../../rules/listing/dates.ts';

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  height: 100%;
`;

const Art = styled(Link)`
  display: block;
  overflow: hidden;
  ${media.motionOk} {
    img {
      ${transition(['transform'], 'base')}
    }
  }
  ${media.hover} {
    &:hover img {
      transform: scale(1.04);
    }
  }
`;

const Badges = styled.div`
  position: absolute;
  /* The other corner is for actions of other remotes. */
  inset: ${space(2)} ${space(9)} auto ${space(2)};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  pointer-events: none;
  ${media.sm} {
    inset: ${space(3)} ${space(9)} auto ${space(3)};
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding-block: ${space(3.5)} ${space(4)};
`;

const Name = styled.h2`
  ${type('bodyStrong')}
`;

const QuickAdd = styled(Button)`
  ${media.noScript} {
    display: none;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(3.5)};
  align-items: center;
`;

interface NewInCardProps {
  readonly product: ProductSummary;
  readonly onQuickAdd: (product: ProductSummary) => void;
}

export function NewInCard({ product, onQuickAdd }: NewInCardProps) {
  const { id, name, images, price, compareAtPrice, releasedAt, limited, variants } = product;
  const to = paths.product.to({ id });
  const soldOut = variants.every(({ stock }) => stock === 0);
  return (
    <Root>
      <Art to={to} tabIndex={-1} aria-hidden="true">
        <Picture
          file={images[0]?.file}
          alt=""
          sizes={columnSizes({ base: 2, sm: 3, lg: 4 })}
          measures={images[0]}
        />
      </Art>
      <Words>
        <Name>
          <Link to={to}>{name}</Link>
        </Name>
        <Price price={price} compareAtPrice={compareAtPrice} />
      </Words>
      <Badges>
        <Badge tone="new">NEW • {releaseDay(releasedAt)}</Badge>
        {limited && <Badge tone="limited">Limited</Badge>}
      </Badges>
      <CardActions product={product} />
      <Actions>
        <QuickAdd
          variant="outline"
          size="small"
          block
          disabledReason={soldOut ? 'Sold out' : undefined}
          onClick={() => {
            onQuickAdd(product);
          }}
        >
          {soldOut ? 'Sold out' : 'Quick add'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </QuickAdd>
        <TextLink to={to}>
          View<VisuallyHidden> {name}</VisuallyHidden>
        </TextLink>
      </Actions>
    </Root>
  );
}
