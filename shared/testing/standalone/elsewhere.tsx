import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAuth, type RemoteModule } from '@ritual/shared/federation';
import { returnParam, safeReturnPath } from '@ritual/shared/paths';
import { space } from '@ritual/shared/theme';
import { Container, PageTitle } from '@ritual/shared/ui';
import { useEffect } from 'react';
import { pagesOf } from './pages-of.ts';

const Root = styled(Container)`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(9)};
`;

/** Placeholder for a page of another remote, with a link back after login where the guard has redirected the visitor. */
export function Elsewhere({ remote }: { readonly remote: RemoteModule }) {
  const { pathname, search } = useLocation();
  const { status } = useAuth();
  const navigate = useNavigate();
  const next = safeReturnPath(new URLSearchParams(search).get(returnParam));
  useEffect(() => {
    if (next && status === 'authenticated') void navigate(next, { replace: true });
  }, [next, status, navigate]);
  return (
    <Root>
      <PageTitle>{pathname}</PageTitle>
      <p>
        {next
          ? `${next} wants an account: sign in with the bar above.`
          : `This page belongs to another remote than ${remote.name}.`}
      </p>
      <ul>
        {pagesOf(remote).map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}
