import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '@ritual/shared/http';
import { paths } from '@ritual/shared/paths';
import { Link, useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { color, space, type } from '@ritual/shared/theme';
import { Container, PageTitle } from '@ritual/shared/ui';
import { cheapest } from './cheapest.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return api.call(cheapest, { query: { sort: 'price-asc', limit: 3 } }, { signal: request.signal });
}

const Gift = styled.li`
  ${type('lead')}
  padding-block: ${space(3)};
  color: ${color('text.secondary')};
`;

export function Component() {
  const gifts = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const [liked, setLiked] = useState(0);
  return (
    <Container>
      <PageTitle>Gift guide</PageTitle>
      <ul aria-label="Gifts">
        {gifts.map(({ id, name }) => (
          <Gift key={id}>
            <Link to={paths.product.to({ id })}>{name}</Link>
          </Gift>
        ))}
      </ul>
      <button type="button" onClick={() => setLiked(liked + 1)}>
        Liked {liked} times
      </button>
    </Container>
  );
}
