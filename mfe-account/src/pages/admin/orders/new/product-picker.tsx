import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import type { ProductSummary } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError, Picture, Select, Spinner } from '@ritual/shared/ui';
import { Action, phone, useAnnounce } from '../../../../admin/index.ts';
import { Hint, Line, Lines, Named } from '../../order/lines.ts';
import { leastLetters, useProducts } from './use-products.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
`;

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
export function ProductPicker({ inputRef, error, onAdd }: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const { products, problem, pending } = useProducts(typed);
  const isAsked = typed.trim().length >= leastLetters;
  return (
    <Root>
      <Field
        ref={inputRef}
        size="compact"
        label="Find a product"
        type="search"
        autoComplete="off"
        maxLength={100}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // It does not send the form around it.
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
      />
      {problem !== null && <FormError>{problem}</FormError>}
      {pending && (
        <Hint role="status">
          <Spinner /> Looking for it…
        </Hint>
      )}
      {isAsked && !pending && problem === null && products.length === 0 && (
        <Hint role="status">Nothing is called so. Try one word of the name.</Hint>
      )}
      {products.length > 0 && (
        <Lines aria-label="Found products">
          {products.map((product) => (
            <FoundProduct key={product.id} product={product} onAdd={onAdd} />
          ))}
        </Lines>
      )}
    </Root>
  );
}

function FoundProduct({
  product: { name, price, variants, images },
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
  return (
    <Line>
      <Named>
        <Picture file={images[0]?.file} alt="" sizes="32px" />
        <div>
          <strong>{name}</strong>
          <span>{formatCents(price)}</span>
        </div>
      </Named>
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
    </Line>
  );
}
