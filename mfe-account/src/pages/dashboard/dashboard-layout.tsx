import { styled } from 'styled-components';
import { useAuth } from '@ritual/shared/federation';
import { Outlet } from '@ritual/shared/routing';
import { layout, media, space } from '@ritual/shared/theme';
import { Container } from '@ritual/shared/ui';
import { DashboardNav } from './dashboard-nav.tsx';

const Layout = styled(Container)`
  padding-block-end: ${space(14)};
  ${media.lg} {
    display: grid;
    grid-template-columns: ${layout.sidebarNav}px minmax(0, 1fr);
    gap: ${space(12)};
    padding-block-start: ${space(9)};
  }
  /* The navigation beside the content is sticky. */
  ${media.print} {
    display: block;
    padding: 0;
  }
`;

const Content = styled.div`
  min-width: 0;
  padding-block-start: ${space(6)};
  ${media.lg} {
    padding-block-start: 0;
  }
`;

/** Frame of the customer area: the signed-in user, its pages, and the page itself. */
export function Component() {
  const { user } = useAuth();
  return (
    <Layout>
      {user && <DashboardNav user={user} />}
      <Content>
        <Outlet />
      </Content>
    </Layout>
  );
}
