import { useState } from 'react';
import type { AdminSettings } from '@ritual/shared/contract';
import { updateFacts, updatePacking } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { usTimeZones } from '@ritual/shared/kernel';
import { useLoaderData } from '@ritual/shared/routing';
import { Field, Select } from '@ritual/shared/ui';
import { AdminPage, DetailColumns, useLeaveGuard, useRights } from '../../../admin/index.ts';
import { ClosedDays } from './closed-days.tsx';
import {
  factFieldsOf,
  factLabels,
  packingFieldsOf,
  packingLabels,
  shownPacking,
  type FactName,
  type PackingName,
} from './setting-fields.ts';
import { FrontForm } from './front-form.tsx';
import { PolicyForm } from './policy-form.tsx';
import { SettingForm } from './setting-form.tsx';
import type { loader } from './settings.loader.ts';

export { loader } from './settings.loader.ts';

const factNames = Object.keys(factLabels) as readonly FactName[];
const packingNames = Object.keys(packingLabels) as readonly PackingName[];
const types: Readonly<Partial<Record<FactName, string>>> = {
  ...{ email: 'email', phone: 'tel', ordersEmail: 'email' },
};
const isTime = (name: PackingName) => name === 'cutoff' || name === 'pickup';

/** What the shop says of itself, and when it packs. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const [settings, setSettings] = useState<AdminSettings>(loaded);
  const [hasNewFacts, setNewFacts] = useState(false);
  const [hasNewFront, setNewFront] = useState(false);
  const [hasNewPolicy, setNewPolicy] = useState(false);
  const [hasNewTimes, setNewTimes] = useState(false);
  const question = useLeaveGuard(hasNewFacts || hasNewFront || hasNewPolicy || hasNewTimes);
  const writable = useRights()('settings.write');
  const shared = { settings, writable, onSaved: setSettings };
  return (
    <AdminPage
      title="Settings"
      intro="Pages, mails and invoices show the facts. Texts, cart and checkout go by the promises and the times within seconds; orders that were placed before keep what was promised to them."
    >
      <DetailColumns>
        <div>
          <SettingForm
            {...shared}
            part="facts"
            title="Facts of the shop"
            labels={factLabels}
            fieldsOf={factFieldsOf}
            versionOf={({ factsVersion }) => factsVersion}
            schema={async () => (await import('@ritual/shared/contract')).factsForm}
            put={(facts, version) => api.call(updateFacts, { body: { ...facts, version } })}
            done="The facts of the shop are saved"
            onUnsaved={setNewFacts}
          >
            {(field) =>
              factNames.map((name) => (
                <Field
                  key={name}
                  size="compact"
                  label={factLabels[name]}
                  type={types[name] ?? 'text'}
                  {...(name === 'ordersEmail' && {
                    optional: true,
                    hint: 'An email address, such as yours. Shoppers do not see it.',
                  })}
                  {...field(name)}
                />
              ))
            }
          </SettingForm>
          {settings.front && <FrontForm {...shared} onUnsaved={setNewFront} />}
          <PolicyForm {...shared} onUnsaved={setNewPolicy} />
          <SettingForm
            {...shared}
            part="packing"
            title="Packing"
            labels={packingLabels}
            fieldsOf={packingFieldsOf}
            shown={shownPacking}
            versionOf={({ packingVersion }) => packingVersion}
            schema={async () => (await import('@ritual/shared/contract')).packingForm}
            put={(packing, version) => api.call(updatePacking, { body: { ...packing, version } })}
            done="The packing times are saved"
            onUnsaved={setNewTimes}
          >
            {(field) =>
              packingNames.map((name) =>
                name === 'timeZone' ? (
                  <Select
                    key={name}
                    size="compact"
                    label={packingLabels[name]}
                    options={usTimeZones.map(({ zone, name: label }) => ({ value: zone, label }))}
                    {...field(name)}
                  />
                ) : (
                  <Field
                    key={name}
                    size="compact"
                    label={packingLabels[name]}
                    {...(isTime(name)
                      ? { type: 'time' }
                      : { inputMode: 'numeric' as const, hint: 'Business days until it ships' })}
                    {...field(name)}
                  />
                ),
              )
            }
          </SettingForm>
        </div>
        <div>
          <ClosedDays closedDays={settings.closedDays} writable={writable} onSaved={setSettings} />
        </div>
      </DetailColumns>
      {question}
    </AdminPage>
  );
}
