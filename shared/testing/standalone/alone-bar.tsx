import { Link, useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
import { demoAccounts, demoPassword } from '@ritual/shared/demo';
import { cartEvents } from '@ritual/shared/events';
import { useAuth, type RemoteModule } from '@ritual/shared/federation';
import { login } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useCart } from '@ritual/shared/state';
import { color, onDark, space, type } from '@ritual/shared/theme';
import { Button } from '@ritual/shared/ui';
import { pagesOf } from './pages-of.ts';

const Bar = styled.header`
  ${onDark}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
  padding: ${space(2, 4)};
  background: ${color('ink.950')};
  ${type('small')}
  a {
    color: inherit;
  }
`;

/** Replaces the navbar: the remote's pages, the cart and the signed-in user. */
export function AloneBar({ remote }: { readonly remote: RemoteModule }) {
  const total = useCart((state) => state.cart.totalItems);
  return (
    <Bar>
      <strong>{remote.name} alone</strong>
      {pagesOf(remote).map((path) => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      <Button variant="onDark" size="small" onClick={() => cartEvents.emit('cart:open', {})}>
        Cart ({total})
      </Button>
      <People />
    </Bar>
  );
}

function People() {
  const { status, user, signIn, signOut } = useAuth();
  const { revalidate } = useRevalidator();
  const become = async (email: string) => {
    await signIn(await api.call(login, { body: { email, password: demoPassword } }));
    await revalidate();
  };
  if (status === 'authenticated') {
    return (
      <Button variant="onDark" size="small" onClick={() => void signOut().then(revalidate)}>
        Hi, {user.firstName}: sign out
      </Button>
    );
  }
  return demoAccounts.map(({ email, firstName }) => (
    <Button key={email} variant="onDark" size="small" onClick={() => void become(email)}>
      Sign in as {firstName}
    </Button>
  ));
}
