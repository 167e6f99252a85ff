import { getPreferences } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';
import { useLoaderData, type LoaderFunctionArgs } from '@ritual/shared/routing';
import { PageTitle } from '@ritual/shared/ui';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { PreferencesForm } from './preferences-form.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return api.call(getPreferences, undefined, { signal });
}

/** Preferences, cookie choices, data download and account deletion. */
export function Component() {
  const preferences = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle>Preferences</PageTitle>
      <PreferencesForm preferences={preferences} />
      <DownloadData />
      <DeleteAccount />
    </>
  );
}
