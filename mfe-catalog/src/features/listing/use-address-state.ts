import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from '@ritual/shared/routing';

export interface AddressState<State> {
  readonly state: State;
  readonly pathname: string;
  /** The state in the current URL, while another may be loading. */
  readonly shown: State;
  /** Whether another state of this page is loading. */
  readonly pending: boolean;
  /** Navigates to another state and keeps the scroll position. */
  readonly go: (next: State, href: string) => void;
}

/**
 * State stored in the URL. A requested change applies at once: the router reports it only a moment later, and a ticked
 * checkbox would jump back until then.
 */
export function useAddressState<State>(read: (search: URLSearchParams) => State): AddressState<State> {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const pending = next?.pathname === here.pathname;
  const moment = `${here.key} ${next?.key ?? ''}`;
  const [asked, setAsked] = useState<{ readonly moment: string; readonly state: State } | null>(null);
  // Back returns to the same URL and must not apply what was requested there before.
  if (asked !== null && asked.moment !== moment) setAsked(null);
  const shown = read(new URLSearchParams(here.search));
  const told = pending ? read(new URLSearchParams(next.search)) : shown;
  return {
    state: asked?.moment === moment ? asked.state : told,
    pathname: here.pathname,
    shown,
    pending,
    go: (state, href) => {
      setAsked({ moment, state });
      void navigate(href, { preventScrollReset: true });
    },
  };
}
