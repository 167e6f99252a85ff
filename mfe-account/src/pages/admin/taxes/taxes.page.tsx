import { useState } from 'react';
import type { AdminSettings } from '@ritual/shared/contract';
import { useLoaderData } from '@ritual/shared/routing';
import { AdminPage, DetailColumns, useRights } from '../../../admin/index.ts';
import type { loader } from '../settings/settings.loader.ts';
import { TaxPreview } from './tax-preview.tsx';
import { TaxRegistrations } from './tax-registrations.tsx';
import { TaxRules } from './tax-rules.tsx';

export { loader } from '../settings/settings.loader.ts';

/** Where the shop is registered for sales tax, and how much of it is charged there. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [settings, setSettings] = useState<AdminSettings>(loaded);
  const writable = useRights()('settings.write');
  const { taxRules, taxRegistrations: registrations } = settings;
  const shared = { writable, onSaved: setSettings };
  return (
    <AdminPage
      title="Taxes"
      intro="Sales tax is charged where the shop is registered, by the rule of the state. Cart and checkout go by it at once; orders that were placed before keep what was charged."
    >
      <DetailColumns>
        <div>
          {registrations && <TaxRegistrations {...shared} registrations={registrations} />}
          <TaxRules {...shared} taxRules={taxRules} registrations={registrations} />
        </div>
        <div>{registrations && <TaxPreview taxRules={taxRules} registrations={registrations} />}</div>
      </DetailColumns>
    </AdminPage>
  );
}
