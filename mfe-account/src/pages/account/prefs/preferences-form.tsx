import { styled } from 'styled-components';
import { UnitSwitch } from '@ritual/shared/blocks';
import type { Preferences } from '@ritual/shared/contract';
import { genderLabel, genders, reviewPolicy, sizes } from '@ritual/shared/kernel';
import { border, space } from '@ritual/shared/theme';
import { Button, ButtonRow, Checkbox, ChoiceGroup, FormError, Select } from '@ritual/shared/ui';
import { AccountSection, Narrow } from '../../../features/account/account-section.tsx';
import { Pair } from '../../../features/auth/form-grid.ts';
import { CookieChoices } from './cookie-choices.tsx';
import { usePreferences } from './use-preferences.ts';

const sizeOptions = [
  { value: '', label: 'No preference' },
  ...sizes.map((size) => ({ value: size, label: size })),
];

const Save = styled.div`
  display: grid;
  gap: ${space(5)};
  padding-block-end: ${space(7)};
  border-block-end: ${border('border.divider')};
`;

/** The fields that are saved together. */
export function PreferencesForm({ preferences }: { readonly preferences: Preferences }) {
  const { values, change, choose, submit, failure, pending } = usePreferences(preferences);
  return (
    <form onSubmit={submit}>
      <AccountSection title="Sizes" intro="Product pages choose your size first, when it is in stock.">
        <Narrow>
          <Pair>
            {genders.map((gender) => (
              <Select
                key={gender}
                label={genderLabel[gender]}
                optional
                options={sizeOptions}
                value={values.preferredSizes[gender] ?? ''}
                onChange={({ target }) => choose(gender, target.value)}
              />
            ))}
          </Pair>
          <ChoiceGroup legend="Units of the size guide">
            <UnitSwitch unit={values.sizeUnit} onChange={(sizeUnit) => change({ sizeUnit })} />
          </ChoiceGroup>
        </Narrow>
      </AccountSection>
      <AccountSection title="Email" intro="Mails about your orders and your account come in any case.">
        <Checkbox
          label="Tell me about new drops and sales"
          checked={values.marketingEmail}
          onChange={({ target }) => change({ marketingEmail: target.checked })}
        />
        <Checkbox
          label={`Ask me for reviews, once for an order, ${reviewPolicy.askAfterDays} days after it has arrived`}
          checked={values.reviewRequests ?? false}
          onChange={({ target }) => change({ reviewRequests: target.checked })}
        />
      </AccountSection>
      <CookieChoices choice={values.cookies} onChange={(cookies) => change({ cookies })} />
      <Save>
        {failure && <FormError>{failure}</FormError>}
        <ButtonRow>
          <Button type="submit" pending={pending} pendingText="Saving…">
            Save preferences
          </Button>
        </ButtonRow>
      </Save>
    </form>
  );
}
