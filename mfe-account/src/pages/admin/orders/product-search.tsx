import { useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import type { ProductSummary } from '@ritual/shared/contract';
import { search } from '@ritual/shared/contract/calls';
import { api, errorMessage } from '@ritual/shared/http';
import { formatCents } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, FormError, Picture, Spinner } from '@ritual/shared/ui';
import { useLatest } from '../../../admin/index.ts';
import { Hint, Line, Lines, Named } from '../order/lines.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** Fewer letters find too much. */
const leastLetters = 2;

interface ProductSearchProps {
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly optional?: boolean;
  /** Why something has to be chosen. */
  readonly error?: string | undefined;
  /** What is done with one that was found; `clear` empties the field. */
  readonly children: (product: ProductSummary, clear: () => void) => ReactNode;
  /** Enter, with the first that was found. */
  readonly onEnter?: (product: ProductSummary) => void;
}

/** Finds products by words, with their variants and stock. */
export function ProductSearch({ inputRef, label, optional, error, children, onEnter }: ProductSearchProps) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const isAsked = words.length >= leastLetters;
  const {
    answer,
    error: failure,
    isFresh,
  } = useLatest(isAsked ? words : null, 'product search', (signal) =>
    api.call(search, { query: { q: words, limit: 6 } }, { signal }),
  );
  const found = answer ?? [];
  const clear = () => setTyped('');
  return (
    <Root>
      <Field
        {...{ ref: inputRef, label, optional, error }}
        size="compact"
        type="search"
        name="product"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          // It would send the form around it.
          event.preventDefault();
          const [first] = found;
          if (!first || !isFresh || !onEnter) return;
          clear();
          onEnter(first);
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
              {children(product, clear)}
            </Line>
          ))}
        </Lines>
      )}
      <Hint role="status">
        {!isFresh && found.length === 0 && (
          <>
            <Spinner /> Looking for it…
          </>
        )}
        {isFresh && answer?.length === 0 && 'No product has these words. Try one word of the name.'}
      </Hint>
      {failure !== null && isFresh && <FormError>{errorMessage(failure)}</FormError>}
    </Root>
  );
}
