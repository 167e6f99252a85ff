import { styled } from 'styled-components';
import type { ProductFigures } from '@ritual/shared/contract';
import { formatCents, returnReasonLabel, returnReasons } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { space } from '@ritual/shared/theme';
import { TextLink, VisuallyHidden } from '@ritual/shared/ui';
import { phone, role, Section, text, useRights } from '../../../../admin/index.ts';
import { adminPaths } from '../../../../admin/paths.ts';
import { FigureTable } from '../../visits/table-styles.ts';

const Bar = styled.span`
  display: block;
  height: 6px;
  background: ${role('divider')};
`;

const Narrow = styled.td`
  width: 28%;
  ${phone} {
    display: none;
  }
`;

/** Numbers are not broken; names are. */
const Sold = styled(FigureTable)`
  /* The head has a cell above the bars. */
  & thead td {
    border: 0;
  }
  & td,
  & thead th:not(:first-child) {
    overflow-wrap: normal;
    word-break: normal;
  }
`;

const Nothing = styled.p`
  ${text('cell')}
  color: ${role('muted')};
`;

const Detail = styled.span`
  padding-inline-start: ${space(1.5)};
  color: ${role('muted')};
`;

const count = new Intl.NumberFormat('en-US');

/** Leads to where the product is edited; those who may not see that get its page in the shop, if it is there. */
function Product({ productId, name, listed }: { productId: number; name: string; listed: boolean }) {
  const edits = useRights()('products.read');
  if (!edits && !listed) return name;
  return (
    <TextLink
      look="inline"
      to={edits ? adminPaths.product(String(productId)) : paths.product.to({ id: productId })}
    >
      {name}
    </TextLink>
  );
}

export function BestSellers({ products }: { readonly products: ProductFigures['bestSellers'] }) {
  const most = Math.max(1, ...products.map(({ units }) => units));
  return (
    <Section title="Best sellers">
      {products.length === 0 ? (
        <Nothing>Nothing was sold in this time.</Nothing>
      ) : (
        <Sold>
          <caption>
            <VisuallyHidden>Best sellers by units</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <Narrow aria-hidden="true" />
              <th scope="col">Units</th>
              <th scope="col">Revenue</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={product.productId}>
                <th scope="row">
                  <Product {...product} />
                </th>
                <Narrow aria-hidden="true">
                  <Bar style={{ width: `${String((100 * product.units) / most)}%` }} />
                </Narrow>
                <td>{count.format(product.units)}</td>
                <td>{formatCents(product.revenue)}</td>
              </tr>
            ))}
          </tbody>
        </Sold>
      )}
    </Section>
  );
}

const reasonOf = (reason: string): string => {
  const known = returnReasons.find((each) => each === reason);
  return known ? returnReasonLabel[known] : reason;
};

export function ReturnedProducts({ products }: { readonly products: ProductFigures['returns'] }) {
  return (
    <Section title="Returns">
      {products.length === 0 ? (
        <Nothing>Nothing was sent back in this time.</Nothing>
      ) : (
        <FigureTable>
          <caption>
            <VisuallyHidden>Returns by product, size and reason</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Product, size</th>
              <th scope="col">Reason</th>
              <th scope="col">Units</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={`${String(product.productId)} ${product.size} ${product.reason}`}>
                <th scope="row">
                  <Product {...product} />
                  <Detail>{product.size}</Detail>
                </th>
                <td>{reasonOf(product.reason)}</td>
                <td>{count.format(product.units)}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      )}
    </Section>
  );
}
