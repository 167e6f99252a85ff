import { Chrome } from '../chrome/chrome.tsx';
import { RegionBoundary } from '../federation/region-boundary.tsx';

/**
 * What fails above the region of the remotes still has the frame of the store around it. When it is the frame that fails,
 * it fails here again, and the words for a dead page come (`draw.ts`).
 */
export function RootError() {
  return (
    <Chrome>
      <RegionBoundary />
    </Chrome>
  );
}
