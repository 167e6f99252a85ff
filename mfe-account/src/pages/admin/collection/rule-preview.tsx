import { styled } from 'styled-components';
import { previewCollection } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { formatCents } from '@ritual/shared/kernel';
import { bareList, space } from '@ritual/shared/theme';
import { FormError, Picture } from '@ritual/shared/ui';
import { phone, role, text, useLatest } from '../../../admin/index.ts';
import { ruleIn, type Values } from '../../../rules/collection/form-values.ts';
import { Hint } from '../order/lines.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Count = styled.p`
  ${text('strong')}
`;

const List = styled.ul`
  ${bareList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${space(3)};
  ${text('hint')}
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  & strong {
    display: block;
    margin-block-start: ${space(1.5)};
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  & span {
    color: ${role('secondary')};
  }
  ${phone} {
    grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  }
`;

/** What the rule would choose now, while it is written. */
export function RulePreview({ values }: { readonly values: Values }) {
  const { body, problems } = ruleIn(values);
  const { categories, gender, onSale, limited, isNew, priceFrom, priceTo } = body;
  const asks =
    categories.length > 0 ||
    gender !== null ||
    onSale ||
    limited ||
    isNew ||
    priceFrom !== null ||
    priceTo !== null;
  const isReversed = priceFrom !== null && priceTo !== null && priceTo < priceFrom;
  const isWrong = problems.length > 0 || isReversed;
  const rule = asks && !isWrong ? JSON.stringify(body) : null;
  const { answer, error, isFresh } = useLatest(rule, 'preview of a collection', (signal) =>
    api.call(previewCollection, { query: { rule: rule ?? '' } }, { signal }),
  );
  if (isWrong) return <Hint>Correct the prices to see which products fit.</Hint>;
  if (rule === null) return <Hint>Choose at least one condition to see which products fit.</Hint>;
  return (
    <Root>
      <Count role="status">
        {answer === null && !isFresh && 'Looking for products…'}
        {answer !== null && countWords(answer.count)}
      </Count>
      {answer !== null && answer.products.length > 0 && (
        <List aria-label="Products that fit" aria-busy={!isFresh}>
          {answer.products.map(({ id, name, price, imageFile }) => (
            <li key={id}>
              <Picture file={imageFile} alt="" sizes="120px" />
              <strong>{name}</strong>
              <span>{formatCents(price)}</span>
            </li>
          ))}
        </List>
      )}
      {error !== null && isFresh && <FormError>{errorMessage(error)}</FormError>}
    </Root>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'No product fits now';
  return count === 1 ? '1 product fits now' : `${count.toLocaleString('en-US')} products fit now`;
}
