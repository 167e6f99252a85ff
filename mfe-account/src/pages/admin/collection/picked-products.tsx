import { styled } from 'styled-components';
import { collectionLimits } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Picture } from '@ritual/shared/ui';
import { role, useUndo } from '../../../admin/index.ts';
import { productLines, productsIn } from '../../../rules/collection/form-values.ts';
import { Hint } from '../order/lines.ts';
import { ProductWord } from '../product/product-words.tsx';
import { FindProducts } from './find-products.tsx';
import { SortableList } from './sortable-list.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Named = styled.span`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: ${space(2.5)};
  align-items: center;
  color: ${role('text')};
`;

interface PickedProductsProps {
  /** See `productLines`. */
  readonly value: string;
  readonly error: string | undefined;
  readonly writable: boolean;
  readonly onChange: (value: string) => void;
}

/** Products that are chosen by hand, in the order in which shoppers see them. */
export function PickedProducts({ value, error, writable, onChange }: PickedProductsProps) {
  const say = useUndo();
  const products = productsIn(value);
  const remove = (id: number) => {
    const name = products.find((each) => each.id === id)?.name ?? 'The product';
    onChange(productLines(products.filter((each) => each.id !== id)));
    const undo = () => Promise.resolve(onChange(value));
    say({ words: `${name} is taken out`, undo });
  };
  const isFull = products.length >= collectionLimits.products;
  return (
    <Root>
      {writable && !isFull && (
        <FindProducts
          error={error}
          chosen={products.map(({ id }) => id)}
          onAdd={({ id, name, state, imageFile }) =>
            onChange(productLines([...products, { id, name, state, imageFile }]))
          }
        />
      )}
      {products.length === 0 ? (
        <Hint>There is no product in it yet.</Hint>
      ) : (
        <SortableList
          label="Products of the collection"
          writable={writable}
          items={products.map(({ id, name, state, imageFile }) => ({
            ...{ id, label: name },
            content: (
              <Named>
                <Picture file={imageFile} alt="" sizes="28px" />
                {name}
                {state !== 'PUBLISHED' && <ProductWord state={state} />}
              </Named>
            ),
          }))}
          onChange={(ids) =>
            onChange(productLines(ids.flatMap((id) => products.find((each) => each.id === id) ?? [])))
          }
          onRemove={remove}
        />
      )}
      <Hint>
        {isFull
          ? `These are ${String(collectionLimits.products)}, which is the most. For more, choose them by a rule.`
          : 'Shoppers see this order until they choose another one.'}
      </Hint>
    </Root>
  );
}
