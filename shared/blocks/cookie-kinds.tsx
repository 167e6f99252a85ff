import { useConsent, type CookieChoice } from '@ritual/shared/consent';
import { Checkbox, ChoiceGroup, Notice } from '@ritual/shared/ui';

export interface CookieKindsProps {
  readonly choice: CookieChoice;
  readonly onChange: (choice: CookieChoice) => void;
}

/** The three kinds of cookies, one of them locked. With Global Privacy Control all are locked, with an explanation. */
export function CookieKinds({ choice, onChange }: CookieKindsProps) {
  const { privacyControl } = useConsent();
  return (
    <>
      {privacyControl && <OptOutHonored />}
      <ChoiceGroup legend="Cookie choices" hideLegend>
        <Checkbox label="Strictly necessary: your session, cart and payment" checked disabled readOnly />
        <Checkbox
          label="Analytics: how the store is used, to make it better"
          checked={choice.analytics && !privacyControl}
          disabled={privacyControl}
          onChange={({ target }) => onChange({ ...choice, analytics: target.checked })}
        />
        <Checkbox
          label="Marketing: offers that suit you"
          checked={choice.marketing && !privacyControl}
          disabled={privacyControl}
          onChange={({ target }) => onChange({ ...choice, marketing: target.checked })}
        />
      </ChoiceGroup>
    </>
  );
}

/** Shown in a browser that sends Global Privacy Control. */
export function OptOutHonored() {
  return (
    <Notice>
      <strong>Opt-Out Request Honored.</strong> Your browser asks for privacy (Global Privacy Control).
      Analytics and marketing are off here.
    </Notice>
  );
}
