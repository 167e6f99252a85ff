import { styled } from 'styled-components';
import { OptOutHonored } from '@ritual/shared/blocks';
import { decide, nothing, openCookieChoices, useConsent } from '@ritual/shared/consent';
import { paths } from '@ritual/shared/paths';
import { characters, media, space, type } from '@ritual/shared/theme';
import { Button, ButtonRow, Container, Notice, PageTitle, TextLink } from '@ritual/shared/ui';
import { optOutState, stateWords } from '../../../rules/opt-out-state.ts';

const Layout = styled(Container)`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(8)} ${space(14)};
  ${media.lg} {
    padding-block-start: ${space(10)};
  }
  & > * {
    max-width: ${characters(68)};
  }
`;

const Heading = styled.h2`
  ${type('h3')}
`;

const Present = styled.section`
  display: grid;
  gap: ${space(4)};
`;

const WithScript = styled.div`
  display: grid;
  gap: ${space(4)};
  ${media.noScript} {
    display: none;
  }
`;

const WithoutScript = styled.p`
  display: none;
  ${media.noScript} {
    display: block;
  }
`;

/** Shows this browser's consent and withdraws it. A browser with Global Privacy Control is already opted out. */
export function Component() {
  const { consent, choice, privacyControl } = useConsent();
  const state = optOutState(consent, choice);
  return (
    <Layout as="article">
      <PageTitle>Do not sell or share my personal information</PageTitle>
      <p>
        We sell nobody&rsquo;s personal information. Counting visits and showing offers that suit you happen
        only with your consent, and end here with one click: in this browser, and in your account when you are
        signed in.
      </p>
      <Present aria-labelledby="present">
        <Heading id="present">In this browser</Heading>
        <WithoutScript>Without scripts nothing optional ever runs: you are opted out.</WithoutScript>
        <WithScript>
          {privacyControl ? (
            <OptOutHonored />
          ) : (
            <Notice live="status" tone={state === 'out' ? 'success' : 'info'}>
              {stateWords[state]}
            </Notice>
          )}
          <ButtonRow>
            {!privacyControl && (
              <Button
                disabledReason={state === 'out' ? 'You are opted out already.' : undefined}
                onClick={() => void decide(nothing)}
              >
                Opt out
              </Button>
            )}
            <Button variant="outline" aria-haspopup="dialog" onClick={openCookieChoices}>
              Cookie choices
            </Button>
          </ButtonRow>
        </WithScript>
      </Present>
      <p>
        A browser that sends Global Privacy Control is opted out without asking. What we store, why and for
        how long is in the{' '}
        <TextLink look="inline" to={paths.privacy.to()}>
          privacy policy
        </TextLink>
        .
      </p>
    </Layout>
  );
}
