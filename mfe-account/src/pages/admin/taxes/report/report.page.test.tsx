import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { formatCents, storeDay, taxReportTotals } from '@ritual/shared/kernel';
import { taxReportOf } from '@ritual/shared/mocks';
import { mockStore, renderPage, seedOrders } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../../admin.routes.tsx';

beforeEach(() => seedOrders(mockStore));

const open = () => renderPage(routes, { url: '/admin/AdminDashboard/taxes/report', user: 'admin' });

test('the report of a month has a line for each jurisdiction, its totals, and is saved as a file', async () => {
  const { user } = await open();
  const month = storeDay(new Date()).slice(0, 7);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month or quarter' }), month);
  const { rows } = taxReportOf(mockStore, month);
  const { tax, refundedTax } = taxReportTotals(rows);
  const table = within(await screen.findByRole('table', { name: /^Sales tax, / }));
  expect(table.getAllByRole('row')).toHaveLength(rows.length + 1);
  const [first] = rows;
  expect(table.getAllByText(formatCents(first?.sold.gross ?? 0))[0]).toBeVisible();
  expect(screen.getByText(formatCents(tax - refundedTax), { selector: 'strong' })).toBeVisible();
  const files: Blob[] = [];
  const before = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  Object.assign(URL, {
    createObjectURL: (file: Blob) => (files.push(file), 'blob:file'),
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Save as a CSV file' }));
  Object.assign(URL, before);
  click.mockRestore();
  expect(await files[0]?.text()).toContain(`"${month}","IL","state","Illinois"`);
});

test('a time without sales says so', async () => {
  const { user } = await open();
  const select = screen.getByRole('combobox', { name: 'Month or quarter' });
  const options = within(select).getAllByRole('option');
  await user.selectOptions(select, options.at(-1) ?? select);
  expect(await screen.findByText('Nothing was sold or refunded in this time.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as a CSV file' })).not.toBeInTheDocument();
});

test('an analyst finds it in the sidebar, and an owner on the page of the taxes', async () => {
  const { unmount } = await open();
  expect(screen.getByRole('link', { name: 'Taxes', current: 'page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tax report' })).not.toBeInTheDocument();
  unmount();
  for (const [id, staff] of Object.entries(mockStore.state.staff))
    mockStore.state.staff[id] = { ...staff, role: 'analyst' };
  await open();
  expect(screen.queryByRole('link', { name: 'Taxes' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tax report', current: 'page' })).toBeVisible();
});
