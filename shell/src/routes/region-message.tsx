import { useEffect, useState } from 'react';
import { RegionError, type RegionErrorProps } from '@ritual/shared/blocks';
import { isApiError } from '@ritual/shared/http';
import { isInitialPage } from '../federation/kept-markup.tsx';
import { RemoteUnavailable } from '../federation/remote-loader.ts';
import { PageUnavailable } from '../loading/retrying-lazy.tsx';

interface RegionMessageProps extends RegionErrorProps {
  readonly error: unknown;
  readonly reload?: () => void;
}

const reloadDocument = () => location.reload();
/** Milliseconds until the message is shown when the server has not answered yet. */
const messageAfter = 3000;
/** Milliseconds that an answer is waited for; the server gives up earlier. */
const timeoutMs = 15_000;

/**
 * Replaces a page that could not be shown. When the browser cannot load its code, the server can often still render it: then the
 * page is loaded as a document, which is at least readable. Shows a message while the server is slow, when it cannot render the page
 * either, and for the page that this document was loaded with.
 */
export function RegionMessage({ error, reload = reloadDocument, ...rest }: RegionMessageProps) {
  const lost = error instanceof RemoteUnavailable || error instanceof PageUnavailable;
  const [ask] = useState(() => lost && rest.readable !== true && !isInitialPage());
  const [hidden, setHidden] = useState(ask);
  useEffect(() => {
    if (!ask) return undefined;
    // Aborted after a while, when the message has been shown already, or when the page is left.
    const request = new AbortController();
    const show = () => setHidden(false);
    const timers = [setTimeout(show, messageAfter), setTimeout(() => request.abort(), timeoutMs)];
    void isServed(location.href, request.signal).then((served) => {
      if (request.signal.aborted) return;
      if (served) reload();
      else show();
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
      request.abort();
    };
  }, [ask, reload]);
  // The store's answer knows more: a missing right, or a second factor that an older release does not ask for.
  const words = isApiError(error) && error.status === 403 ? error.message : undefined;
  return hidden ? null : <RegionError {...rest} words={words} />;
}

async function isServed(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal })).ok;
  } catch {
    // No connection, or aborted.
    return false;
  }
}
