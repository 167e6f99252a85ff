import { Layout } from '../layout/layout.tsx';
import { RegionBoundary } from './region-boundary.tsx';

/**
 * An error above the region of the remotes is shown inside the layout. If the layout itself throws, it throws here again and the
 * fallback message is shown (`mount.ts`).
 */
export function RootError() {
  return (
    <Layout>
      <RegionBoundary />
    </Layout>
  );
}
