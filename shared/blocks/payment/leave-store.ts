import { createContext, useContext } from 'react';

/** Takes the browser to an address outside the store. A context, so that tests see where it would have gone. */
export type LeaveStore = (url: string) => void;

const LeaveStoreContext = createContext<LeaveStore>((url) => {
  location.assign(url);
});

export const LeaveStoreProvider = LeaveStoreContext.Provider;

export function useLeaveStore(): LeaveStore {
  return useContext(LeaveStoreContext);
}
