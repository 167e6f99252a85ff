import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { Picture } from '@ritual/shared/ui';
import { role, useUndo } from '../../../admin/index.ts';
import { productLines, productsIn } from '../../../rules/product/product-lines.ts';
import { Hint } from '../order/lines.ts';
import { SortableList } from '../collection/sortable-list.tsx';
import { FindProducts } from './find-products.tsx';
import { ProductWord } from './product-words.tsx';

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
  /** Of the list: 'Products of the collection'. */
  readonly label: string;
  readonly most: number;
  /** What is said below it: there is none, there are some, there are as many as there can be. */
  readonly hints: { readonly none: string; readonly order: string; readonly full: string };
  /** Ids that may not be chosen. */
  readonly except?: readonly number[];
  /** See `productLines`. */
  readonly value: string;
  readonly error: string | undefined;
  readonly writable: boolean;
  readonly onChange: (value: string) => void;
}

/** Products that are chosen by hand, in the order in which shoppers see them. */
export function PickedProducts(props: PickedProductsProps) {
  const { label, most, hints, except = [], value, error, writable, onChange } = props;
  const say = useUndo();
  const products = productsIn(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const remove = (id: number) => {
    const index = products.findIndex((each) => each.id === id);
    const removed = products[index];
    if (!removed) return;
    onChange(productLines(products.filter((each) => each.id !== id)));
    // Others may have been added since.
    const back = () => {
      const now = productsIn(latest.current);
      if (now.every((each) => each.id !== id)) onChange(productLines(now.toSpliced(index, 0, removed)));
    };
    say({ words: `${removed.name} is taken out`, undo: () => Promise.resolve(back()) });
  };
  const isFull = products.length >= most;
  return (
    <Root>
      {writable && !isFull && (
        <FindProducts
          error={error}
          chosen={products.map(({ id }) => id)}
          except={except}
          onAdd={({ id, name, state, imageFile }) =>
            onChange(productLines([...products, { id, name, state, imageFile }]))
          }
        />
      )}
      {products.length === 0 ? (
        <Hint>{hints.none}</Hint>
      ) : (
        <SortableList
          label={label}
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
      {products.length > 0 && <Hint>{isFull ? hints.full : hints.order}</Hint>}
    </Root>
  );
}
