import { styled } from 'styled-components';
import type { AdminSettings } from '@ritual/shared/contract';
import { updatePolicy } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { dollarsFromCents, withPolicyAmounts } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, Select } from '@ritual/shared/ui';
import { text } from '../../../admin/index.ts';
import {
  isOptional,
  policyFieldsOf,
  policyGroups,
  policyHint,
  policyKind,
  policyLabels,
} from './policy-fields.ts';
import { SettingForm } from './setting-form.tsx';

const GroupTitle = styled.h3`
  grid-column: 1 / -1;
  ${text('strong')}
  &:not(:first-child) {
    margin-block-start: ${space(3)};
  }
`;

const choices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface PolicyFormProps {
  readonly settings: AdminSettings;
  readonly writable: boolean;
  readonly onSaved: (settings: AdminSettings) => void;
  readonly onUnsaved: (unsaved: boolean) => void;
}

/** What the shop promises to shoppers: shipping methods and days to return. */
export function PolicyForm(props: PolicyFormProps) {
  return (
    <SettingForm
      {...props}
      part="policy"
      title="Promises to shoppers"
      labels={policyLabels}
      fieldsOf={policyFieldsOf}
      shown={(_, value) => choices.find((each) => each.value === value)?.label ?? value}
      versionOf={({ policyVersion }) => policyVersion}
      schema={async () => (await import('@ritual/shared/contract')).policyForm}
      put={(policy, version) =>
        api.call(updatePolicy, { body: { ...withPolicyAmounts(policy, dollarsFromCents), version } })
      }
      done="The promises are saved"
    >
      {(field) =>
        policyGroups.map(({ title, names }) => [
          <GroupTitle key={title}>{title}</GroupTitle>,
          ...names.map((name) => {
            const hint = policyHint(name);
            const shared = {
              ...{ size: 'compact' as const, label: policyLabels[name], optional: isOptional(name) },
              ...(hint !== undefined && { hint }),
            };
            if (policyKind(name) === 'choice')
              return <Select key={name} {...shared} options={choices} {...field(name)} />;
            const inputMode = { amount: 'decimal', days: 'numeric', states: 'text' } as const;
            const kind = policyKind(name) as keyof typeof inputMode;
            return <Field key={name} {...shared} inputMode={inputMode[kind]} {...field(name)} />;
          }),
        ])
      }
    </SettingForm>
  );
}
