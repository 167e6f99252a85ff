import { Chrome } from '../chrome/chrome.tsx';
import { RegionBoundary } from '../federation/region-boundary.tsx';

/** What fails above the region of the remotes still has the frame of the store around it. */
export function RootError() {
  return (
    <Chrome>
      <RegionBoundary />
    </Chrome>
  );
}
