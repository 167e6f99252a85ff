import { useEffect, useState } from 'react';
import { RegionError, type RegionErrorProps } from '@ritual/shared/blocks';
import { isFirstPage } from '../federation/kept-markup.tsx';
import { RemoteUnavailable } from '../federation/remote-loader.ts';

interface RegionMessageProps extends RegionErrorProps {
  readonly error: unknown;
  readonly reload?: () => void;
}

const reloadDocument = () => location.reload();
/** Milliseconds until the message is shown when the server does not answer. */
const timeoutMs = 3000;

/**
 * In the place of a page that could not be shown. When the browser cannot get its code, the server can often render it all the
 * same: the page is loaded as a document then, which can at least be read. A message when it cannot, and for the page that this
 * document was loaded with.
 */
export function RegionMessage({ error, reload = reloadDocument, ...rest }: RegionMessageProps) {
  const [asking, setAsking] = useState(
    () => error instanceof RemoteUnavailable && rest.readable !== true && !isFirstPage(),
  );
  useEffect(() => {
    if (!asking) return undefined;
    let current = true;
    void isServed(location.href).then((served) => {
      if (!current) return;
      if (served) reload();
      else setAsking(false);
    });
    return () => {
      current = false;
    };
  }, [asking, reload]);
  return asking ? null : <RegionError {...rest} />;
}

async function isServed(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })).ok;
  } catch {
    // No connection, or no answer in time: the message says so.
    return false;
  }
}
