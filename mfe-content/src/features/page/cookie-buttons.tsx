import { openCookieChoices } from '@ritual/shared/consent';
import { paths } from '@ritual/shared/paths';
import { Button, ButtonRow, TextLink } from '@ritual/shared/ui';
import { Scripted } from '../scripted.ts';

/** What `{{cookie_choices}}` stands for. */
export function CookieButtons() {
  return (
    <ButtonRow>
      <Scripted>
        <Button variant="outline" size="compact" block onClick={openCookieChoices}>
          Manage cookie preferences
        </Button>
      </Scripted>
      <TextLink to={paths.optOut.to()}>Do not sell or share my personal information</TextLink>
    </ButtonRow>
  );
}
