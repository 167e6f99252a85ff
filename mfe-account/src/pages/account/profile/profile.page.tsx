import { me } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { PageTitle } from '@ritual/shared/ui';
import { AccountSection } from '../../../features/account/account-section.tsx';
import { DetailsForm } from './details-form.tsx';
import { EmailSection } from './email-section.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return api.call(me, undefined, { signal });
}

/** Personal details: names, phone, email. */
export function Component() {
  const user = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>Profile</PageTitle>
      <AccountSection title="Your details" intro="So that parcels and drivers find you.">
        <DetailsForm user={user} />
      </AccountSection>
      <EmailSection user={user} />
    </>
  );
}
