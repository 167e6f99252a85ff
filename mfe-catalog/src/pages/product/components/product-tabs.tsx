import { styled } from 'styled-components';
import { characters, color, space, type } from '@ritual/shared/theme';
import { paths } from '@ritual/shared/paths';
import { Tabs, TextLink } from '@ritual/shared/ui';
import type { Product } from '@ritual/shared/contract';
import { returnsWords, shippingWords } from '../policy-words.ts';
import { useShop } from '@ritual/shared/federation';
import { policyOf } from '@ritual/shared/kernel';

/** Lines stay as they were typed: descriptions have paragraphs, and imported ones lists. */
const Prose = styled.div`
  display: grid;
  white-space: pre-line;
  gap: ${space(4)};
  justify-items: start;
  max-width: ${characters(68)};
  ${type('prose')}
  color: ${color('ink.700')};
`;

const Details = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(4.5)};
  list-style: disc;
`;

export function ProductTabs({ product }: { readonly product: Product }) {
  const { description, details, fitNote } = product;
  const policy = policyOf(useShop());
  return (
    <Tabs
      label="About the product"
      tabs={[
        {
          id: 'description',
          label: 'Description',
          content: (
            <Prose>
              <p>{description}</p>
              {(details.length > 0 || fitNote !== null) && (
                <Details>
                  {details.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                  {fitNote !== null && <li>{fitNote}</li>}
                </Details>
              )}
            </Prose>
          ),
        },
        {
          id: 'shipping',
          label: 'Shipping',
          content: words(shippingWords(policy), 'Shipping Info', paths.shipping.to()),
        },
        {
          id: 'returns',
          label: 'Returns',
          content: words(
            returnsWords(policy),
            policy.warrantyMonths === null ? 'Returns' : 'Returns & Warranty',
            paths.returns.to(),
          ),
        },
      ]}
    />
  );
}

function words(lines: readonly string[], more: string, to: string) {
  return (
    <Prose>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <TextLink to={to}>{more}</TextLink>
    </Prose>
  );
}
