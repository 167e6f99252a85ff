import { CookieKinds } from '@ritual/shared/blocks';
import type { CookieChoice } from '@ritual/shared/consent';
import { AccountSection, Narrow } from '../../../features/account/account-section.tsx';

interface CookieChoicesProps {
  readonly choice: CookieChoice;
  readonly onChange: (choice: CookieChoice) => void;
}

/** Consent to cookies beyond the strictly necessary. */
export function CookieChoices({ choice, onChange }: CookieChoicesProps) {
  return (
    <AccountSection title="Cookies" intro="Only what is strictly necessary happens without your choice.">
      <Narrow>
        <CookieKinds choice={choice} onChange={onChange} />
      </Narrow>
    </AccountSection>
  );
}
