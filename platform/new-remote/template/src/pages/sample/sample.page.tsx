import { styled } from 'styled-components';
import { api } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { Link, useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { Container, PageTitle } from '@ritual/shared/ui';
import { cheapest } from './cheapest.ts';
import { LikeButton } from './components/like-button.tsx';

const Page = styled(Container)`
  display: grid;
  gap: ${space(6)};
  justify-items: start;
  padding-block: ${space(9)};
`;

export function loader({ request }: LoaderFunctionArgs) {
  return api.call(cheapest, { query: { sort: 'price-asc', limit: 3 } }, { signal: request.signal });
}

export function Component() {
  const products = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <Page>
      <PageTitle>Sample</PageTitle>
      <ul aria-label="Best prices">
        {products.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.product.to({ id })}>{name}</Link>
          </li>
        ))}
      </ul>
      <LikeButton />
    </Page>
  );
}
