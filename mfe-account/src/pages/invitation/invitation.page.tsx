import { staffRoleLabel } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import { Button, ButtonLink, FormError, Spinner } from '@ritual/shared/ui';
import { AuthLayout } from '../../features/auth/auth-layout.tsx';
import { useLinkToken } from '../../features/auth/use-link-token.ts';
import { JoinForm } from './join-form.tsx';
import { useInvitation } from './use-invitation.ts';

/** Target of the link that invites to the staff. */
export function Component() {
  const { token, spent, spend, lacking } = useLinkToken();
  const { invitation, state, failure, again } = useInvitation(token);

  if (spent) {
    return (
      <AuthLayout title="Welcome to the staff">
        <p>Sign in to begin. The admin area opens by itself.</p>
        <ButtonLink to={paths.login.to()} size="large" block>
          Sign in
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (lacking || state === 'invalid') {
    return (
      <AuthLayout title="Link expired">
        <FormError>This link has expired or was used already.</FormError>
        <p>Ask the colleague who invited you to send another invitation.</p>
        <ButtonLink to={paths.home.to()} size="large" block>
          To the store
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (state === 'failed') {
    return (
      <AuthLayout title="Join the staff">
        <FormError>{failure}</FormError>
        <Button size="large" block onClick={again}>
          Try again
        </Button>
      </AuthLayout>
    );
  }
  if (!invitation || token === null) {
    return (
      <AuthLayout title="Join the staff">
        <p role="status">
          <Spinner /> Looking up the invitation…
        </p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Join the staff">
      <p>
        You are invited as {staffRoleLabel[invitation.role]}, with the address {invitation.email}.
      </p>
      <JoinForm token={token} invitation={invitation} onJoined={spend} onInvalid={again} />
    </AuthLayout>
  );
}
