import { listSessions } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { PageTitle } from '@ritual/shared/ui';
import { AccountSection } from '../../../features/account/account-section.tsx';
import { Devices } from './devices.tsx';
import { PasswordForm } from './password-form.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return api.call(listSessions, undefined, { signal });
}

/** The password, and the devices that are signed in. */
export function Component() {
  const devices = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>Security</PageTitle>
      <AccountSection title="Password" intro="After a change, all your other devices are signed out.">
        <PasswordForm />
      </AccountSection>
      <AccountSection
        title="Signed-in devices"
        intro="Sign out a device that you do not know, and change your password."
      >
        <Devices devices={devices} />
      </AccountSection>
    </>
  );
}
