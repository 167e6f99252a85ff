import { AdminHead } from '../admin-head.tsx';

/** Door of the admin area: what waits for somebody. */
export function Component() {
  return (
    <AdminHead title="Admin Dashboard">
      Welcome, admin. Here you can manage products, orders, and users.
    </AdminHead>
  );
}
