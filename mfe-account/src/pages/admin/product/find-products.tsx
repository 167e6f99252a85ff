import { useState } from 'react';
import { styled } from 'styled-components';
import type { AdminProductSummary } from '@ritual/shared/contract';
import { listAdminProducts } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { space } from '@ritual/shared/theme';
import { Field, FormError, Picture, PlusIcon } from '@ritual/shared/ui';
import { Action, useLatest } from '../../../admin/index.ts';
import { Hint, Line, Lines, Named } from '../order/lines.ts';
import { ProductWord } from './product-words.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
`;

const most = 6;

interface FindProductsProps {
  /** Ids of those that are in the list already. */
  readonly chosen: readonly number[];
  /** Ids of those that are not offered. */
  readonly except?: readonly number[];
  readonly error: string | undefined;
  readonly onAdd: (product: AdminProductSummary) => void;
}

/** Finds products by name, number or SKU, drafts too, and adds them. */
export function FindProducts({ chosen, except = [], error, onAdd }: FindProductsProps) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const {
    answer,
    error: failure,
    isFresh,
  } = useLatest(q === '' ? null : q, 'products of a list', (signal) =>
    api.call(listAdminProducts, { query: { q, size: most } }, { signal }),
  );
  const found = (answer?.content ?? []).filter(({ id }) => !except.includes(id));
  const open = found.filter(({ id }) => !chosen.includes(id));
  return (
    <Root>
      <Field
        size="compact"
        type="search"
        label="Add products"
        hint="Name, number or SKU; Enter adds the first one."
        autoComplete="off"
        maxLength={100}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          // It would send the form around it.
          event.preventDefault();
          if (isFresh && open[0]) onAdd(open[0]);
        }}
      />
      {found.length > 0 && (
        <Lines aria-label="Found products" aria-busy={!isFresh}>
          {found.map((product) => (
            <Line key={product.id}>
              <Named>
                <Picture file={product.imageFile} alt="" sizes="32px" />
                <div>
                  <strong>{product.name}</strong>
                  {product.state !== 'PUBLISHED' && <ProductWord state={product.state} />}
                </div>
              </Named>
              {chosen.includes(product.id) ? (
                <Hint>In the list</Hint>
              ) : (
                <Action
                  icon={<PlusIcon size={16} />}
                  aria-label={`Add ${product.name}`}
                  onClick={() => onAdd(product)}
                >
                  Add
                </Action>
              )}
            </Line>
          ))}
        </Lines>
      )}
      <Hint role="status">
        {isFresh && answer !== null && found.length === 0 && 'No product is called so. Try one word of it.'}
      </Hint>
      {failure !== null && isFresh && <FormError>{errorMessage(failure)}</FormError>}
    </Root>
  );
}
