import { getFactors, listSessions } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { PageTitle } from '@ritual/shared/ui';
import { AccountSection } from '../../../features/account/account-section.tsx';
import { WaysToSignIn } from '../../../features/ways-to-sign-in/ways-to-sign-in.tsx';
import { Devices } from './devices.tsx';
import { PasswordForm } from './password-form.tsx';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [devices, factors] = await Promise.all([
    api.call(listSessions, undefined, { signal }),
    api.call(getFactors, undefined, { signal }),
  ]);
  return { devices, factors };
}

/** The password, the other ways to sign in, and the devices that are signed in. */
export function Component() {
  const { revalidate } = useRevalidator();
  const { devices, factors } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>Security</PageTitle>
      <AccountSection title="Password" intro="After a change, all your other devices are signed out.">
        <PasswordForm />
      </AccountSection>
      <WaysToSignIn factors={factors} onChanged={revalidate} />
      <AccountSection
        title="Signed-in devices"
        intro="Sign out a device that you do not know, and change your password."
      >
        <Devices devices={devices} />
      </AccountSection>
    </>
  );
}
