import type { SizeChartEditor } from '@ritual/shared/contract';
import { builtInChart, genderLabel } from '@ritual/shared/kernel';
import { bareList } from '@ritual/shared/theme';
import { styled } from 'styled-components';
import { Section, text } from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';

const List = styled.ul`
  ${bareList}
  ${text('cell')}
`;

/** Which categories and products show the chart. */
export function WhereUsed({ id, uses, products }: Pick<SizeChartEditor, 'id' | 'uses' | 'products'>) {
  const first = builtInChart(id);
  const isUsed = uses.length > 0 || products > 0 || first !== undefined;
  return (
    <Section title="Used by">
      {isUsed && (
        <List aria-label="Used by">
          {first && (
            <li>{`${genderLabel[first.gender]}: all ${first.garment}, where no other chart was chosen`}</li>
          )}
          {uses.map(({ gender, category }) => (
            <li key={`${gender} ${category}`}>{`${genderLabel[gender]}: ${category}`}</li>
          ))}
          {products > 0 && (
            <li>
              {products === 1
                ? '1 product by itself'
                : `${products.toLocaleString('en-US')} products by themselves`}
            </li>
          )}
        </List>
      )}
      <Hint>
        {isUsed
          ? 'Categories are chosen in the list of size charts, products on their own pages.'
          : 'Nothing yet. Once it is published, choose it for categories in the list of size charts, or for a product on its page.'}
      </Hint>
    </Section>
  );
}
