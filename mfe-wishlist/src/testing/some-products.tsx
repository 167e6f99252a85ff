import { ProductCard, ProductGrid } from '@ritual/shared/blocks';
import type { ProductSummary } from '@ritual/shared/contract';
import { latestProducts } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useLoaderData } from '@ritual/shared/routing';
import { Container, PageTitle } from '@ritual/shared/ui';

export const loader = () => api.call(latestProducts);

/** A list to save products from, where the remote runs alone. */
export function Component() {
  const products = useLoaderData<readonly ProductSummary[]>();
  return (
    <Container>
      <PageTitle>Some products</PageTitle>
      <ProductGrid $columns={4}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} heading="h2" />
          </li>
        ))}
      </ProductGrid>
    </Container>
  );
}
