import { Outlet } from '@ritual/shared/routing';
import { GlobalStyle } from '@ritual/shared/theme';
import { Chrome } from '../chrome/chrome.tsx';
import { HeadUpdates } from './head/head-updates.tsx';
import { ScrollPlaces } from './scroll-places.tsx';

/** The frame of every page. */
export function RootLayout() {
  return (
    <>
      <GlobalStyle />
      <HeadUpdates />
      <Chrome>
        <Outlet />
      </Chrome>
      <ScrollPlaces />
    </>
  );
}
