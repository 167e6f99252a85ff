import { Outlet } from '@ritual/shared/routing';
import { Layout } from '../layout/layout.tsx';
import { HeadUpdates } from '../navigation/head/head-updates.tsx';
import { RestoreScroll } from '../navigation/scroll-restoration.tsx';

/** The layout of every page. */
export function RootLayout() {
  return (
    <>
      <HeadUpdates />
      <Layout>
        <Outlet />
      </Layout>
      <RestoreScroll />
    </>
  );
}
