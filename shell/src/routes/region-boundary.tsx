import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useHost } from '@ritual/shared/federation';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { Container, VisuallyHidden } from '@ritual/shared/ui';
import { MissingPage } from './missing-page.tsx';
import { useDeferredImport } from '../loading/use-deferred-import.ts';
import { hasMarkup, KeptMarkup } from '../federation/kept-markup.tsx';

const loadSign = async () => (await import('./region-message.tsx')).RegionMessage;

const Room = styled(Container)`
  min-height: 60vh;
  padding-block: ${space(9)};
`;

const Strip = styled(Container)`
  padding-block: ${space(4)};
`;

/** Error element of the part of the page that remotes fill: whatever they throw, the rest of the page stands. */
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

function LostPage({ address, error }: { readonly address: string; readonly error: unknown }) {
  const { revalidate } = useRevalidator();
  const [readable] = useState(() => hasMarkup(address));
  const [plain, setPlain] = useState(false);
  const RegionMessage = useDeferredImport(loadSign, true, () => setPlain(true));
  const words = (
    <>
      {RegionMessage && <RegionMessage error={error} onRetry={revalidate} readable={readable} />}
      {/* Nothing at all comes through: words and a link need nothing. */}
      {plain && (
        <p>
          This part of the page could not be loaded. <a href="">Reload the page</a>
        </p>
      )}
    </>
  );
  if (readable) {
    return (
      <>
        <Strip>{words}</Strip>
        <KeptMarkup />
      </>
    );
  }
  return (
    <Room>
      {/* The page has lost its own heading: the focus still goes to one after a change of page. */}
      <VisuallyHidden as="h1">This page could not be loaded</VisuallyHidden>
      {words}
    </Room>
  );
}
