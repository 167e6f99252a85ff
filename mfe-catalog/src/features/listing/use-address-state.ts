import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from '@ritual/shared/routing';

export interface AddressState<State> {
  readonly state: State;
  readonly pathname: string;
  /** What the address says now, while another state may be on its way. */
  readonly shown: State;
  /** Whether another state of this page is on its way. */
  readonly pending: boolean;
  /** Goes to another state; the page stays where it is scrolled to. */
  readonly go: (next: State, href: string) => void;
}

/**
 * State that lives in the address. What was asked for counts at once: the router says it only a moment later, and a box
 * that was ticked would jump back until then.
 */
export function useAddressState<State>(read: (search: URLSearchParams) => State): AddressState<State> {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const pending = next?.pathname === here.pathname;
  const moment = `${here.key} ${next?.key ?? ''}`;
  const [asked, setAsked] = useState<{ readonly moment: string; readonly state: State } | null>(null);
  // Who goes back comes to the same place again, and must not find there what was asked for then.
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
