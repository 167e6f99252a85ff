import { useEffect, useState } from 'react';
import { RegionError, type RegionErrorProps } from '@ritual/shared/blocks';
import { isInitialPage } from '../federation/kept-markup.tsx';
import { RemoteUnavailable } from '../federation/remote-loader.ts';

interface RegionMessageProps extends RegionErrorProps {
  readonly error: unknown;
  readonly reload?: () => void;
}

const reloadDocument = () => location.reload();
/** Milliseconds until the message is shown when the server does not answer. */
const timeoutMs = 3000;

/**
 * Replaces a page that could not be shown. When the browser cannot load its code, the server can often still render it: then the
 * page is loaded as a document, which is at least readable. Shows a message when the server cannot either, and for the page that
 * this document was loaded with.
 */
export function RegionMessage({ error, reload = reloadDocument, ...rest }: RegionMessageProps) {
  const [asking, setAsking] = useState(
    () => error instanceof RemoteUnavailable && rest.readable !== true && !isInitialPage(),
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
    // No connection, or no answer in time: show the message.
    return false;
  }
}
