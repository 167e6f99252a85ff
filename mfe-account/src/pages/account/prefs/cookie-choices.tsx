import { Checkbox, ChoiceGroup, Notice } from '@ritual/shared/ui';
import { AccountSection, Narrow } from '../../../features/account/account-section.tsx';
import type { CookieChoice } from '../../../rules/consent.ts';
import { asksForPrivacy } from './privacy-control.ts';

interface CookieChoicesProps {
  readonly choice: CookieChoice;
  readonly onChange: (choice: CookieChoice) => void;
}

/** What may happen in the browser beyond the strictly necessary. */
export function CookieChoices({ choice, onChange }: CookieChoicesProps) {
  const optedOut = asksForPrivacy();
  return (
    <AccountSection title="Cookies" intro="Only what is strictly necessary happens without your choice.">
      <Narrow>
        {optedOut && (
          <Notice>
            Your browser asks for privacy (Global Privacy Control). You are opted out of marketing already.
          </Notice>
        )}
        <ChoiceGroup legend="Cookie choices" hideLegend>
          <Checkbox label="Strictly necessary: your session, cart and payment" checked disabled readOnly />
          <Checkbox
            label="Analytics: how the store is used, to make it better"
            checked={choice.analytics}
            onChange={({ target }) => onChange({ ...choice, analytics: target.checked })}
          />
          <Checkbox
            label="Marketing: offers that suit you"
            checked={choice.marketing}
            disabled={optedOut}
            onChange={({ target }) => onChange({ ...choice, marketing: target.checked })}
          />
        </ChoiceGroup>
      </Narrow>
    </AccountSection>
  );
}
