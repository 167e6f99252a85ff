import { styled } from 'styled-components';
import { useLoaderData } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { AdminHead } from '../admin-head.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import type { loader } from './overview.loader.ts';
import { TrafficPanel } from './traffic/traffic-panel.tsx';

export { loader } from './overview.loader.ts';

const Panels = styled.div`
  margin-block-end: ${space(4)};
  display: grid;
  gap: ${space(4)};
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
`;

/** Start page of the admin area: what needs attention. */
export function Component() {
  const { messages } = useLoaderData<typeof loader>();
  return (
    <>
      <AdminHead title="Admin Dashboard">
        Welcome, admin. Here you can manage products, orders, and users.
      </AdminHead>
      <Panels>
        <MessagesPanel messages={messages} />
      </Panels>
      <TrafficPanel />
    </>
  );
}
