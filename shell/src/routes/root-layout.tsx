import type { RemoteArea } from '@ritual/shared/federation';
import { Outlet, useMatches } from '@ritual/shared/routing';
import { Layout } from '../layout/layout.tsx';
import { HeadUpdates } from '../navigation/head/head-updates.tsx';
import { RestoreScroll } from '../navigation/scroll-restoration.tsx';

interface Framed {
  readonly frame?: RemoteArea['frame'] | undefined;
}

/** The layout of every page. `frame`: as the server found it, while the routes of an area are still unknown. */
export function RootLayout({ frame }: Framed) {
  const matches = useMatches() as readonly { readonly handle?: Framed }[];
  return (
    <>
      <HeadUpdates />
      <Layout bare={matches.some(({ handle }) => (handle?.frame ?? frame) === 'own')}>
        <Outlet />
      </Layout>
      <RestoreScroll />
    </>
  );
}
