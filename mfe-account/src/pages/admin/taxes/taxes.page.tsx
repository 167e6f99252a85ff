import { useState } from 'react';
import type { AdminSettings } from '@ritual/shared/contract';
import { useLoaderData } from '@ritual/shared/routing';
import { AdminPage, DetailColumns, useRights } from '../../../admin/index.ts';
import { DetailedRules } from './detailed-rules.tsx';
import type { loader } from './taxes.loader.ts';
import { TaxFileActions } from './tax-file-actions.tsx';
import { TaxPreview } from './tax-preview.tsx';
import { TaxRegistrations } from './tax-registrations.tsx';
import { TaxRules } from './tax-rules.tsx';

export { loader } from './taxes.loader.ts';

/** Where the shop is registered for sales tax, and how much of it is charged there. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [settings, setSettings] = useState<AdminSettings>(loaded.settings);
  const [detailed, setDetailed] = useState(loaded.detailed);
  const writable = useRights()('settings.write');
  const { taxRules, taxRegistrations: registrations } = settings;
  const shared = { writable, onSaved: setSettings };
  return (
    <AdminPage
      title="Taxes"
      actions={<TaxFileActions writable={writable} />}
      intro="Sales tax is charged where the shop is registered, by the rules of the place to which an order goes. Cart and checkout go by it at once; orders that were placed before keep what was charged."
    >
      <DetailColumns>
        <div>
          {registrations && <TaxRegistrations {...shared} registrations={registrations} />}
          <TaxRules {...shared} taxRules={taxRules} registrations={registrations} />
          {registrations && detailed && (
            <DetailedRules
              rules={detailed}
              registrations={registrations}
              writable={writable}
              onSaved={(rules) => setDetailed([...rules])}
            />
          )}
        </div>
        <div>
          {registrations && (
            <TaxPreview taxRules={taxRules} registrations={registrations} detailed={detailed ?? []} />
          )}
        </div>
      </DetailColumns>
    </AdminPage>
  );
}
