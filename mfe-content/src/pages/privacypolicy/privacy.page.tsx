import { openCookieChoices } from '@ritual/shared/consent';
import { paths } from '@ritual/shared/paths';
import { Button, ButtonRow, TextLink } from '@ritual/shared/ui';
import { Article } from '../../features/article/article.tsx';
import { Scripted } from '../../features/scripted.ts';
import { changed, intro, sections } from './text/index.ts';

/** The data stored about a shopper, its purposes and retention periods. */
export function Component() {
  return (
    <Article
      title="Privacy policy"
      intro={intro}
      changed={changed}
      sections={sections}
      slots={{
        'cookie-choices': (
          <ButtonRow>
            <Scripted>
              <Button variant="outline" size="compact" block onClick={openCookieChoices}>
                Manage cookie preferences
              </Button>
            </Scripted>
            <TextLink to={paths.optOut.to()}>Do not sell or share my personal information</TextLink>
          </ButtonRow>
        ),
      }}
    />
  );
}
