import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import type { ProductSummary } from '@ritual/shared/contract';
import { space } from '@ritual/shared/theme';
import { Select } from '@ritual/shared/ui';
import { Action, phone, useAnnounce } from '../../../../admin/index.ts';
import { Hint } from '../../order/lines.ts';
import { ProductSearch } from '../product-search.tsx';

const Choice = styled.div`
  display: grid;
  grid-template-columns: 230px auto;
  gap: ${space(2)};
  align-items: center;
  ${phone} {
    flex-basis: 100%;
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

interface ProductPickerProps {
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Why something has to be chosen. */
  readonly error?: string | undefined;
  readonly onAdd: (variantId: number) => void;
}

/** Finds products by words; a variant of one is added by its button. */
export function ProductPicker({ onAdd, ...field }: ProductPickerProps) {
  return (
    <ProductSearch label="Find a product" {...field}>
      {(product) => <VariantChoice product={product} onAdd={onAdd} />}
    </ProductSearch>
  );
}

function VariantChoice({
  product: { name, variants },
  onAdd,
}: {
  readonly product: ProductSummary;
  readonly onAdd: (variantId: number) => void;
}) {
  const announce = useAnnounce();
  const first = variants.find(({ stock }) => stock > 0) ?? variants[0];
  const [chosen, setChosen] = useState(first?.id ?? 0);
  const options = variants.map(({ id, color, size, stock }) => ({
    value: String(id),
    label: `${color.name}, ${size} (${stock === 0 ? 'sold out' : `${String(stock)} left`})`,
    disabled: stock === 0,
  }));
  if (variants.every(({ stock }) => stock === 0)) return <Hint>Sold out</Hint>;
  return (
    <Choice>
      <Select
        size="compact"
        label={`Color and size of ${name}`}
        hideLabel
        options={options}
        value={String(chosen)}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <Action
        aria-label={`Add ${name}`}
        onClick={() => {
          onAdd(chosen);
          announce(`${name} is added`);
        }}
      >
        Add
      </Action>
    </Choice>
  );
}
