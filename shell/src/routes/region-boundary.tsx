import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHost } from '@ritual/shared/federation';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useRevalidator,
  useRouteError,
} from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { Container, VisuallyHidden } from '@ritual/shared/ui';
import { MissingPage } from './missing-page.tsx';
import { useDeferredImport } from '../loading/use-deferred-import.ts';
import { hasMarkup, KeptMarkup } from '../federation/kept-markup.tsx';

const loadRegionMessage = async () => (await import('./region-message.tsx')).RegionMessage;

const Spaced = styled(Container)`
  min-height: 60vh;
  padding-block: ${space(9)};
`;

const Strip = styled(Container)`
  padding-block: ${space(4)};
`;

/** Error element of the region that remotes fill: whatever they throw, the rest of the page stays. */
export function RegionBoundary() {
  const error = useRouteError();
  const { report } = useHost();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!missing) report(error, { region: 'page' });
  }, [error, missing, report]);
  return missing ? <MissingPage /> : <LostPage key={address} address={address} error={error} />;
}

/**
 * Returns a function that tries the page again. A page without a loader is revalidated before React has seen that it was, and the
 * router then keeps the error of its rendering; a navigation to the page itself clears that.
 */
function useRetry(): () => Promise<void> {
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  const seen = useRef(false);
  useEffect(() => {
    if (state === 'loading') seen.current = true;
  }, [state]);
  return async () => {
    seen.current = false;
    await revalidate();
    if (seen.current) return;
    await navigate(location, {
      replace: true,
      preventScrollReset: true,
      state: location.state as unknown,
    });
  };
}

function LostPage({ address, error }: { readonly address: string; readonly error: unknown }) {
  const retry = useRetry();
  const [readable] = useState(() => hasMarkup(address));
  const [plain, setPlain] = useState(false);
  const RegionMessage = useDeferredImport(loadRegionMessage, true, () => setPlain(true));
  const message = (
    <>
      {RegionMessage && <RegionMessage error={error} onRetry={retry} readable={readable} />}
      {/* Not even the message's chunk could be loaded: plain text, a button and a link need no further code. */}
      {plain && (
        <p>
          This part of the page could not be loaded.{' '}
          <button type="button" onClick={() => void retry()}>
            Try again
          </button>{' '}
          <a href="">Reload the page</a>
        </p>
      )}
    </>
  );
  if (readable) {
    return (
      <>
        <Strip>{message}</Strip>
        <KeptMarkup />
      </>
    );
  }
  return (
    <Spaced>
      {/* The page's own heading is missing, and the focus moves to a heading after navigation. */}
      <VisuallyHidden as="h1">This page could not be loaded</VisuallyHidden>
      {message}
    </Spaced>
  );
}
