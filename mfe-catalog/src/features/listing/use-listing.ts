import { useEffect, useState } from 'react';
import { readListing, writeListing, type ListingState } from '../../rules/listing/listing-url.ts';
import type { ListingData, LoadedList } from './load-listing.ts';
import { listKey, rememberList } from './shown-list.ts';
import { useAddressState } from './use-address-state.ts';

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
  const { state, shown, pathname, pending, go } = useAddressState((search) => readListing(search, slug));
  const [kept, setKept] = useState(data.list);
  if (data.list && data.list !== kept) setKept(data.list);

  const key = listKey(shown, slug);
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
  const hrefOf = (other: ListingState) => {
    const search = writeListing(other, slug).toString();
    return search === '' ? pathname : `${pathname}?${search}`;
  };
  return {
    state,
    pathname,
    pending,
    list: data.list ?? kept,
    failed: data.list === null,
    change: (other) => {
      go(other, hrefOf(other));
    },
    hrefOf,
  };
}
