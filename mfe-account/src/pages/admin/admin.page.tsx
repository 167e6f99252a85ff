import { styled } from 'styled-components';
import { space, type } from '@ritual/shared/theme';
import { Container, PageTitle } from '@ritual/shared/ui';

const Page = styled(Container)`
  padding-block: ${space(9)} ${space(14)};
`;

const Text = styled.p`
  margin-block-start: ${space(5)};
  ${type('bodyL')}
`;

/** Door of the admin area. */
export function Component() {
  return (
    <Page>
      <PageTitle>Admin Dashboard</PageTitle>
      <Text>Welcome, admin. Here you can manage products, orders, and users.</Text>
    </Page>
  );
}
