import { createContext, useContext } from 'react';

/** Navigates to an address outside the store. A context, so that tests can see the target. */
export type LeaveStore = (url: string) => void;

const LeaveStoreContext = createContext<LeaveStore>((url) => {
  location.assign(url);
});

export const LeaveStoreProvider = LeaveStoreContext.Provider;

export function useLeaveStore(): LeaveStore {
  return useContext(LeaveStoreContext);
}
