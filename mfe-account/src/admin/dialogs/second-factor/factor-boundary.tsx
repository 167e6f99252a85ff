import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { FactorChallenge, Factors } from '@ritual/shared/contract';
import { confirmFactor, getFactors } from '@ritual/shared/contract/calls';
import { api, errorMessage, isApiError } from '@ritual/shared/http';
import { useAuth } from '@ritual/shared/federation';
import { paths } from '@ritual/shared/paths';
import { useNavigate, useRevalidator, useRouteError } from '@ritual/shared/routing';
import { layout, space } from '@ritual/shared/theme';
import { Button, ButtonLink, ButtonRow, Container, Notice, PageTitle } from '@ritual/shared/ui';
import { FactorForm } from '../../../features/factors/factor-form.tsx';
import { readChallenge } from '../../../features/factors/read-challenge.ts';
import { WaysToSignIn } from '../../../features/ways-to-sign-in/ways-to-sign-in.tsx';

const Page = styled.div`
  display: grid;
  gap: ${space(6)};
  max-width: ${layout.dialog}px;
  padding-block: ${space(8)};
`;

/**
 * In place of the admin area when its calls are refused for want of a second factor: what to do, and then the page that was asked for;
 * and when the store cannot be reached, or fails. Every other failure goes on to the boundary above.
 */
export function FactorBoundary() {
  const error = useRouteError();
  const challenge = readChallenge(error);
  if (challenge) return <Confirm key={challenge.challenge} challenge={challenge} />;
  if (isApiError(error, 'FACTOR_SETUP_NEEDED')) return <SetUp />;
  if (isApiError(error) && (error.status === 0 || error.status >= 500)) return <Unreachable error={error} />;
  throw error;
}

/** Without an answer it is not known who asks, and so there is no frame. */
function Unreachable({ error }: { readonly error: unknown }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Container>
      <Page>
        <PageTitle>The admin area could not be loaded</PageTitle>
        <Notice tone="error" live="alert">
          {errorMessage(error)}
        </Notice>
        <ButtonRow>
          <Button pending={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
          <ButtonLink variant="text" to={paths.home.to()}>
            To the store
          </ButtonLink>
        </ButtonRow>
      </Page>
    </Container>
  );
}

/** Signed in since before there was a factor: it is asked for once in this login. */
function Confirm({ challenge }: { readonly challenge: FactorChallenge }) {
  const { revalidate } = useRevalidator();
  return (
    <Container>
      <Page>
        <PageTitle>Confirm that it is you</PageTitle>
        <p>The admin area opens after your second factor.</p>
        <FactorForm
          challenge={challenge}
          action="Go on"
          onProof={async (body) => {
            await api.call(confirmFactor, { body });
            await revalidate();
          }}
        />
        <ButtonRow>
          <SignOut />
        </ButtonRow>
      </Page>
    </Container>
  );
}

/** Around these pages there is no frame: without it who is signed in as someone else could not leave. */
function SignOut() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate(paths.login.to());
  };
  return (
    <Button variant="text" onClick={() => void leave()}>
      Sign out
    </Button>
  );
}

function SetUp() {
  const { revalidate } = useRevalidator();
  const [factors, setFactors] = useState<Factors | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(async () => {
    try {
      setFactors(await api.call(getFactors));
      setFailure(null);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  const ready = factors !== null && !factors.setupNeeded;
  return (
    <Container>
      <Page>
        <PageTitle>Set up a second factor</PageTitle>
        <p>
          The admin area holds the data of other people, so a password alone does not open it. Set up an
          authenticator app or a passkey; it takes a minute.
        </p>
        {failure !== null && (
          <Notice tone="error" live="alert">
            {failure}
          </Notice>
        )}
        {factors && <WaysToSignIn factors={factors} onChanged={load} />}
        <ButtonRow>
          {ready && <Button onClick={() => void revalidate()}>Go to the admin area</Button>}
          <SignOut />
        </ButtonRow>
      </Page>
    </Container>
  );
}
