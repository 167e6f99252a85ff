import { styled } from 'styled-components';
import type { ProductSummary } from '@ritual/shared/contract';
import { catalogPolicy, isSoldOut, isWithinDays, sizesOfVariants } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { useIsomorphicNow } from '@ritual/shared/ui';
import { media, sizesOf, space, type } from '@ritual/shared/theme';
import { Badge, Button, ColorDot, Dialog, FormError, Picture, Select, TextLink } from '@ritual/shared/ui';
import { Price } from '../product/price.tsx';
import { QuantityStepper } from '../cart/quantity-stepper.tsx';
import { StockNote } from '../product/stock-note.tsx';
import { useQuickAddForm, type QuickAddFormProps } from './use-quick-add-form.ts';

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding-inline-end: ${space(7)};
`;

const Name = styled.h2`
  ${type('h2')}
`;

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

const Last = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  /* Half a dialog is narrower than a phone. */
  ${media.sm} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
  ${media.lg} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

export function QuickAddForm({ product, open, onClose }: QuickAddFormProps) {
  const quick = useQuickAddForm({ product, open, onClose });
  const image = product.images.find(({ color }) => color === quick.color) ?? product.images[0];
  const now = useIsomorphicNow();
  const isNew = now !== null && isWithinDays(product.releasedAt, catalogPolicy.newForDays, now);
  const code = quick.colors.find(({ id }) => id === quick.color)?.code;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={product.name}
      hideTitle
      picture={
        <Picture
          file={image?.file}
          alt={image?.alt ?? ''}
          sizes={sizesOf('100vw', '430px', '430px')}
          measures={image}
        />
      }
    >
      <Head>
        {isNew && <Badge tone="new">NEW • {shortDate.format(new Date(product.releasedAt))}</Badge>}
        <Name>{product.name}</Name>
        <Price price={product.price} compareAtPrice={product.compareAtPrice} size="large" />
      </Head>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!quick.pending) void quick.add();
        }}
      >
        <Select
          label="Size"
          placeholder="Choose a size"
          value={quick.size}
          options={sizeOptions(product, quick.color)}
          onChange={(event) => quick.choose({ size: event.target.value })}
        />
        <Select
          label="Color"
          value={quick.color}
          options={quick.colors.map(({ id, name }) => ({ value: id, label: name }))}
          {...(code !== undefined && { icon: <ColorDot color={code} size={14} /> })}
          onChange={(event) => quick.choose({ color: event.target.value })}
        />
        <StockNote note={quick.note} />
        {quick.alert !== null && <FormError>{quick.alert}</FormError>}
        <Last>
          <QuantityStepper
            productName={product.name}
            value={quick.quantity}
            max={quick.remaining}
            onChange={quick.setQuantity}
            onLimit={(limit) => {
              if (limit === 'max') quick.overLimit();
            }}
          />
          <Button
            type="submit"
            block
            pending={quick.pending}
            {...(quick.blocked && { disabledReason: 'Choose a size and color that are in stock' })}
            onBlocked={() => void quick.add()}
          >
            Add to cart
          </Button>
        </Last>
      </Form>
      <div>
        <TextLink to={paths.product.to({ id: product.id })} onClick={onClose}>
          View full details
        </TextLink>
      </div>
    </Dialog>
  );
}

/** Sizes in their order; those out of stock in the chosen color are marked. */
function sizeOptions({ variants }: ProductSummary, color: string) {
  return sizesOfVariants(variants).map((size) => ({
    value: size,
    label: isSoldOut(variants, { size, color }) ? `${size}, sold out` : size,
  }));
}
