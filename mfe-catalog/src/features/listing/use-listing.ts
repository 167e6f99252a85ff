import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from '@ritual/shared/routing';
import { readListing, writeListing, type ListingState } from '../../rules/listing-url.ts';
import type { ListingData, LoadedList } from './load-listing.ts';
import { listKey, rememberList } from './shown-list.ts';

export interface Listing {
  /** What the address says; at once what was asked for, while its products are still on their way. */
  readonly state: ListingState;
  readonly pathname: string;
  readonly pending: boolean;
  /** The products shown: the last that could be loaded. */
  readonly list: LoadedList | null;
  readonly failed: boolean;
  /** Goes to another state; the page stays where it is. */
  readonly change: (next: ListingState) => void;
  /** Address of a state, for links. */
  readonly hrefOf: (next: ListingState) => string;
}

/** The state of a list lives in its address: this reads it, writes it, and keeps what was there when a load fails. */
export function useListing(data: ListingData, slug: string | undefined): Listing {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(data.list);
  if (data.list && data.list !== kept) setKept(data.list);

  const key = listKey(readListing(new URLSearchParams(here.search), slug), slug);
  const { list } = data;
  useEffect(() => {
    if (list) rememberList(key, list);
  }, [key, list]);
  // Another page's list is of no use to this one.
  useEffect(
    () => () => {
      rememberList('', null);
    },
    [],
  );
  const asked = next?.pathname === here.pathname ? next : here;
  const state = readListing(new URLSearchParams(asked.search), slug);
  const hrefOf = (other: ListingState) => {
    const search = writeListing(other, slug).toString();
    return search === '' ? here.pathname : `${here.pathname}?${search}`;
  };
  return {
    state,
    pathname: here.pathname,
    pending: next?.pathname === here.pathname,
    list: data.list ?? kept,
    failed: data.list === null,
    change: (other) => void navigate(hrefOf(other), { preventScrollReset: true }),
    hrefOf,
  };
}
