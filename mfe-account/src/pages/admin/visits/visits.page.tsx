import { AdminPage } from '../../../admin/index.ts';
import { TrafficPanel } from './traffic-panel.tsx';

/** Visits to the store, of those who agreed to be counted. */
export function Component() {
  return (
    <AdminPage title="Visits">
      <TrafficPanel />
    </AdminPage>
  );
}
