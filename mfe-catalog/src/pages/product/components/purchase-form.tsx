import { useRef, type Ref } from 'react';
import { styled } from 'styled-components';
import { StockNote } from '@ritual/shared/blocks';
import { colorsOfVariants, isSoldOut, sizesOfVariants } from '@ritual/shared/kernel';
import { media, screenOnly, space } from '@ritual/shared/theme';
import { Button, FormError, Notice, SizeGroup, Stepper, SwatchGroup } from '@ritual/shared/ui';
import type { Product } from '@ritual/shared/contract';
import type { Purchase } from '../use-purchase.ts';
import { SizeGuideLink } from './size-guide/size-guide-link.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  /* The button takes a row of its own where its text would not fit beside the stepper. */
  > :last-child {
    flex: 1 1 160px;
  }
  ${media.noScript} {
    display: none;
  }
  ${screenOnly}
`;

interface PurchaseFormProps {
  readonly product: Product;
  readonly purchase: Purchase;
  /** The row with the button: the sticky bar appears when it has scrolled away. */
  readonly addRow: Ref<HTMLDivElement>;
}

/** Color, size, stock, quantity, Add to Cart. */
export function PurchaseForm({ product, purchase, addRow }: PurchaseFormProps) {
  const { name, variants } = product;
  const { selection, remaining, note, quantity, blocked, pending, failure } = purchase;
  const root = useRef<HTMLDivElement>(null);
  // A click on a button with a reason leads to the missing input.
  const leadToMissing = () => {
    const group = selection.color === null ? 'Color' : 'Size';
    root.current
      ?.querySelector<HTMLInputElement>(`[data-group='${group}'] input:not([aria-disabled])`)
      ?.focus();
  };
  return (
    <Root ref={root}>
      {/* A draft in its preview may have none yet. */}
      {variants.length > 0 && (
        <>
          <div data-group="Color">
            <SwatchGroup
              label="Color"
              swatches={colorsOfVariants(variants).map((color) => ({
                value: color.id,
                name: color.name,
                code: color.code,
                soldOut: isSoldOut(variants, { color: color.id }),
              }))}
              value={selection.color}
              onChange={purchase.onColor}
            />
          </div>
          <div data-group="Size">
            <SizeGroup
              label="Size"
              aside={<SizeGuideLink product={product} size={selection.size} />}
              sizes={sizesOfVariants(variants).map((value) => ({
                value,
                soldOut: isSoldOut(variants, { size: value }),
              }))}
              value={selection.size}
              onChange={purchase.onSize}
            />
          </div>
        </>
      )}
      <StockNote note={note} />
      {failure !== null && <FormError>{failure}</FormError>}
      <noscript>
        <Notice>Buying needs JavaScript. Please turn it on in your browser and reload this page.</Notice>
      </noscript>
      <Row ref={addRow}>
        <Stepper
          label={`quantity of ${name}`}
          value={quantity}
          max={Math.max(1, remaining)}
          disabled={remaining === 0}
          onChange={purchase.onQuantity}
        />
        <Button
          block
          pending={pending}
          pendingText="Adding…"
          disabledReason={blocked ?? undefined}
          onBlocked={leadToMissing}
          onClick={() => void purchase.add()}
        >
          {blocked ?? 'Add to Cart'}
        </Button>
      </Row>
    </Root>
  );
}
