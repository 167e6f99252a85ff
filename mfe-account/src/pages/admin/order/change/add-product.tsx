import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProductSummary } from '@ritual/shared/contract';
import { search } from '@ritual/shared/contract/calls';
import { api, errorMessage } from '@ritual/shared/http';
import { formatCents } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError, Picture } from '@ritual/shared/ui';
import { Action } from '../../../../admin/index.ts';
import { Hint, Line, Lines, Named, Said } from '../lines.ts';
import { useLatest } from './use-latest.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 560px;
  padding-block: ${space(3)};
`;

/** Fewer letters find too much. */
const leastLetters = 2;

/** Finds a product by words, to be added to an order. */
export function AddProduct({ onAdd }: { readonly onAdd: (product: ProductSummary) => void }) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const { answer, error, isFresh } = useLatest(words.length < leastLetters ? null : words, (signal) =>
    api.call(search, { query: { q: words, limit: 5 } }, { signal }),
  );
  const found = answer ?? [];
  const add = (product: ProductSummary) => {
    setTyped('');
    onAdd(product);
  };
  return (
    <Root>
      <Field
        size="compact"
        type="search"
        label="Add a product"
        name="product"
        optional
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          // It would send the form.
          event.preventDefault();
          const [first] = found;
          if (first && isFresh) add(first);
        }}
      />
      {found.length > 0 && (
        <Lines aria-label="Found products" aria-busy={!isFresh}>
          {found.map((product) => (
            <Line key={product.id}>
              <Named>
                <Picture file={product.images[0]?.file ?? null} alt="" sizes="32px" />
                <div>
                  <strong>{product.name}</strong>
                  <span>{formatCents(product.price)}</span>
                </div>
              </Named>
              <Said>
                <Action aria-label={`Add ${product.name}`} onClick={() => add(product)}>
                  Add
                </Action>
              </Said>
            </Line>
          ))}
        </Lines>
      )}
      <Hint role="status">
        {answer !== null && isFresh && found.length === 0 && 'No product has these words. Try its name.'}
      </Hint>
      {error !== null && isFresh && <FormError>{errorMessage(error)}</FormError>}
    </Root>
  );
}
