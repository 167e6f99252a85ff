import { Outlet } from '@ritual/shared/routing';
import { Chrome } from '../chrome/chrome.tsx';
import { HeadUpdates } from './head/head-updates.tsx';
import { ScrollPlaces } from './scroll-places.tsx';

/** The frame of every page. */
export function RootLayout() {
  return (
    <>
      <HeadUpdates />
      <Chrome>
        <Outlet />
      </Chrome>
      <ScrollPlaces />
    </>
  );
}
