import { useId } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, ProductSummary } from '@ritual/shared/contract';
import { openUnits } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import { Action } from '../../../../admin/index.ts';
import {
  draftLines,
  fixedWords,
  type AddedProduct,
  type ChangeDraft,
} from '../../../../rules/change-draft.ts';
import { newId } from '../../../../rules/new-id.ts';
import { Hint, Line, Lines, Said, Words } from '../lines.ts';
import { Piece, pieceName } from '../piece.tsx';
import { ProductSearch } from '../../orders/product-search.tsx';
import { useProducts } from '../use-products.ts';
import { ChangeLine } from './change-line.tsx';
import type { Refusal } from './refusal.ts';

const More = styled.div`
  max-width: 560px;
  padding-block: ${space(3)};
`;

interface ChangeLinesProps {
  readonly order: AdminOrder;
  readonly draft: ChangeDraft;
  readonly refusal: Refusal | null;
  readonly onDraft: (draft: ChangeDraft) => void;
}

/** What is to be shipped, line by line, and what stays as it is. */
export function ChangeLines({ order, draft, refusal, onDraft }: ChangeLinesProps) {
  const titleId = useId();
  const lines = draftLines(order, draft);
  const { products, failed, again } = useProducts(lines.map(({ item }) => item.productId));
  const fixed = order.items.filter((item) => !lines.some((line) => line.item.id === item.id));
  const waiting = order.changes.find(({ state }) => state === 'OPEN');
  const kept = new Set(waiting?.after.lines.map(({ variantId }) => variantId));
  const refusedAt = (line: string) => (refusal?.line === line ? refusal : null);
  const add = (product: ProductSummary) =>
    onDraft({ ...draft, added: [...draft.added, { key: newId(), product, variantId: null, quantity: 1 }] });
  const setAdded = (added: AddedProduct, to: Partial<AddedProduct>) =>
    onDraft({
      ...draft,
      added: draft.added.map((each) => (each.key === added.key ? { ...each, ...to } : each)),
    });
  return (
    <div>
      <Words id={titleId}>
        What is to be shipped. Pieces of a line that stays cost what was paid; new ones cost what they cost
        today.
      </Words>
      <Lines aria-labelledby={titleId}>
        {lines.map(({ item, was, variantId, quantity }) => {
          const { id } = item;
          const stays = fixedWords(item);
          return (
            <ChangeLine
              key={id}
              piece={item}
              name={pieceName(item)}
              product={products.get(item.productId)}
              ordered={{ variantId: item.variantId, quantity: was }}
              {...{ kept, variantId, quantity }}
              refused={refusedAt(id)}
              onVariant={(to) => {
                const { [id]: _, ...others } = draft.swaps;
                const swaps = to === null || to === item.variantId ? others : { ...others, [id]: to };
                onDraft({ ...draft, swaps });
              }}
              onQuantity={(to) => {
                const { [id]: _, ...others } = draft.counts;
                onDraft({ ...draft, counts: to === was ? others : { ...others, [id]: to } });
              }}
            >
              {stays !== '' && <Hint>Of this line {stays}, and stays.</Hint>}
            </ChangeLine>
          );
        })}
        {draft.added.map((added) => {
          const { key, product, variantId, quantity } = added;
          const chosen = product.variants.find(({ id }) => id === variantId);
          const piece = {
            ...{ productName: product.name, imageFile: product.images[0]?.file ?? null },
            ...{ color: chosen?.color.name ?? 'New', size: chosen?.size ?? 'not chosen yet' },
          };
          return (
            <ChangeLine
              key={key}
              {...{ piece, product, kept, variantId, quantity }}
              name={`the new ${product.name}`}
              ordered={null}
              refused={refusedAt(key)}
              onVariant={(to) => setAdded(added, { variantId: to })}
              onQuantity={(to) => setAdded(added, { quantity: to })}
            >
              <Action
                look="plain"
                aria-label={`Take out the new ${product.name}`}
                onClick={() => onDraft({ ...draft, added: draft.added.filter((each) => each.key !== key) })}
              >
                Take out
              </Action>
            </ChangeLine>
          );
        })}
        {fixed.map((item) => (
          <Line key={item.id}>
            <Piece item={item} />
            <Said>
              {fixedWords(item) === '' ? `${String(openUnits(item))} to be shipped` : fixedWords(item)}
            </Said>
          </Line>
        ))}
      </Lines>
      {failed !== null && (
        <FormError>
          {failed} <Action onClick={again}>Load sizes and colors again</Action>
        </FormError>
      )}
      <More>
        <ProductSearch label="Add a product" optional onEnter={add}>
          {(product, clear) => (
            <Said>
              <Action
                aria-label={`Add ${product.name}`}
                onClick={() => {
                  clear();
                  add(product);
                }}
              >
                Add
              </Action>
            </Said>
          )}
        </ProductSearch>
      </More>
    </div>
  );
}
