import { styled } from 'styled-components';
import { useLoaderData } from '@ritual/shared/routing';
import { space } from '@ritual/shared/theme';
import { AdminPage, useRights } from '../../../admin/index.ts';
import { TrafficPanel } from '../visits/traffic-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import type { loader } from './overview.loader.ts';

export { loader } from './overview.loader.ts';

const Panels = styled.div`
  display: grid;
  gap: ${space(3.5)};
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
`;

/** Start page of the admin area: what needs attention, as far as the person may see it. */
export function Component() {
  const { messages } = useLoaderData<typeof loader>();
  const may = useRights();
  return (
    <AdminPage
      title="Admin Dashboard"
      intro="Welcome, admin. Here you can manage products, orders, and users."
    >
      {may('messages.read') && (
        <Panels>
          <MessagesPanel messages={messages} />
        </Panels>
      )}
      {may('visits.read') && <TrafficPanel />}
    </AdminPage>
  );
}
