import { Layout } from '../layout/layout.tsx';
import { RegionBoundary } from './region-boundary.tsx';

/**
 * What fails above the region of the remotes still has the frame of the store around it. When it is the frame that fails,
 * it fails here again, and the fallback message comes (`mount.ts`).
 */
export function RootError() {
  return (
    <Layout>
      <RegionBoundary />
    </Layout>
  );
}
