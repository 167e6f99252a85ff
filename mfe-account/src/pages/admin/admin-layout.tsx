import { styled } from 'styled-components';
import { Outlet } from '@ritual/shared/routing';
import { color, gutters, layout, media, space } from '@ritual/shared/theme';
import { AdminNav } from './admin-nav.tsx';

const Layout = styled.div`
  background: ${color('surface.subtle')};
  ${media.lg} {
    display: grid;
    grid-template-columns: ${layout.sidebarNav}px minmax(0, 1fr);
    min-height: ${layout.pageHeight.lg}px;
  }
  ${media.print} {
    display: block;
    background: none;
  }
`;

const Content = styled.div`
  width: 100%;
  min-width: 0;
  max-width: ${layout.container - layout.sidebarNav}px;
  ${gutters}
  padding-block: ${space(6)} ${space(13)};
  ${media.lg} {
    padding-block-start: ${space(7)};
  }
`;

/** Frame of the admin area: its pages at the side, and the page itself. */
export function Component() {
  return (
    <Layout>
      <AdminNav />
      <Content>
        <Outlet />
      </Content>
    </Layout>
  );
}
