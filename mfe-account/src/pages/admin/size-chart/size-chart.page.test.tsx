import { expect, test } from '@jest/globals';
import { createSizeChart, publishSizeChart, saveSizeChartDraft } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { builtInCharts, type SizeChart } from '@ritual/shared/kernel';
import { mockStore, renderPage } from '@ritual/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { adminRoutes as routes } from '../admin.routes.tsx';

const list = '/admin/AdminDashboard/size-charts';
const open = (path = `${list}/1`) => renderPage(routes, { url: path, user: 'admin' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** By role it takes a second to find one of so many. */
const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, text: string) => {
  await user.click(cell(name));
  await user.paste(text);
};
const draftOf = (id: number) =>
  mockStore.state.content.flatMap((each) =>
    each.kind === `size-chart.${id}` && each.state === 'DRAFT' ? [each.body as SizeChart] : [],
  )[0];
const [first] = builtInCharts;
const content = { ...first?.chart } as SizeChart;

test('a cell is typed, a gap is reported at its cell, and the draft is published', async () => {
  const { user } = await open();
  const chest = await screen.findByLabelText('M, Chest');
  await user.click(chest);
  await user.paste('90 - 93');
  await user.click(button(/^Save draft/));
  expect(await screen.findByText(/M, Chest: A gap: S ends at 87, and this begins at 90/)).toBeVisible();
  expect(chest).toHaveAttribute('aria-invalid', 'true');
  expect(chest).toHaveFocus();
  expect(draftOf(1)).toBeUndefined();
  await user.clear(chest);
  await user.paste('87,5–93');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  expect(draftOf(1)?.rows[2]?.cells[0]).toEqual([87.5, 93]);
  expect(screen.getByRole('link', { name: 'Preview of the draft' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/sizeguide\?draft=/),
  );
  await user.click(button(/^Publish/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this size chart' }));
  await user.click(dialog.getByRole('button', { name: /^Publish now/ }));
  expect(await screen.findByText('The chart is published')).toBeVisible();
  const versions = within(screen.getByRole('list', { name: 'Versions' }));
  expect(versions.getAllByRole('listitem')).toHaveLength(2);
  await user.click(versions.getByRole('button', { name: 'Restore the first chart' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Restore this version?' })).getByRole('button', {
      name: 'Make it the draft',
    }),
  );
  expect(await screen.findByText('The version is the draft now')).toBeVisible();
  expect(cell('M, Chest')).toHaveValue('88–93');
});

test('a table from a spreadsheet takes the place of the chart, with its unit, and can be taken back', async () => {
  const { user } = await open();
  await user.click(await screen.findByLabelText('XS, Chest'));
  await user.paste('Size\tBust (in)\tEU\nS\t34–36\t36\nM\t36½–38\t38');
  expect(cell('M, Chest')).toHaveValue('36½–38');
  expect(cell('S, EU')).toHaveValue('36');
  expect(screen.getByRole('combobox', { name: 'Unit' })).toHaveDisplayValue('Inches');
  await user.click(button('Undo'));
  await waitFor(() => expect(cell('XXL, Hips')).toHaveValue('117–124'));
  expect(screen.getByRole('combobox', { name: 'Unit' })).toHaveDisplayValue('Centimeters');
  // Cells without titles fill from where they are pasted.
  await user.click(cell('S, Waist'));
  await user.paste('64-69\t90-96\n70-75\t97-101');
  expect(cell('M, Hips')).toHaveValue('97-101');
});

test('the way back of a size that was taken out leaves what was typed since', async () => {
  const { user } = await open();
  const waist = (await screen.findByLabelText<HTMLInputElement>('S, Waist')).value;
  await user.click(button('Remove S'));
  await user.clear(cell('M, Chest'));
  await fill(user, 'M, Chest', '88-94');
  await user.click(button('Undo'));
  await waitFor(() => expect(cell('S, Waist')).toHaveValue(waist));
  expect(cell('M, Chest')).toHaveValue('88-94');
});

test('sizes and columns are added and removed', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a size above XS' }));
  await fill(user, 'Size, row 1', 'XXS');
  await fill(user, 'XXS, Chest', '70-75');
  await user.click(button('Remove column Waist'));
  expect(screen.queryByLabelText('XXS, Waist')).not.toBeInTheDocument();
  await user.click(button('Add a column'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'What column 3 shows' }), 'Words');
  await fill(user, 'Title of column 3', 'EU');
  await fill(user, 'XXS, EU', '32');
  await fill(user, 'XXS, Hips', '78-83');
  await user.click(button(/^Save draft/));
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  expect(draftOf(1)?.rows[0]).toEqual({ size: 'XXS', cells: [[70, 75], [78, 83], '32'] });
});

test('of two who write the second chooses cell by cell', async () => {
  const { user } = await open();
  const chest = await screen.findByLabelText('XS, Chest');
  await user.click(chest);
  await user.paste('75-81');
  const rows = content.rows.map((row) =>
    row.size === 'XXL' ? { ...row, cells: [[109, 118] as const, ...row.cells.slice(1)] } : row,
  );
  await api.call(saveSizeChartDraft, {
    params: { id: 1 },
    body: { version: 0, content: { ...content, rows } },
  });
  await user.click(button(/^Save draft/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved before you' }));
  expect(dialog.getByText('XXL, Chest')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Save this/ }));
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  expect([draftOf(1)?.rows[0]?.cells[0], draftOf(1)?.rows[5]?.cells[0]]).toEqual([
    [75, 81],
    [109, 118],
  ]);
});

test('a new chart begins like another one, and is chosen for a category once it is published', async () => {
  const { user, router } = await open(`${list}/new?from=2`);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue("Women's bottoms copy");
  await user.click(button(/^Save as a draft/));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/size-charts\/\d+$/));
  expect(await screen.findByText('Nothing yet.', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Throw the draft away' })).not.toBeInTheDocument();
  await user.click(button('Delete size chart'));
  await user.click(
    within(await screen.findByRole('dialog', { name: /^Delete/ })).getByRole('button', {
      name: 'Delete the size chart',
    }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe(list));
  expect(mockStore.state.sizeCharts).toEqual([]);
});

test('the list says what is used where, and a category is given another chart with a way back', async () => {
  const { user } = await open(list);
  const own = await api.call(createSizeChart, { body: { content: { ...content, name: 'Compression' } } });
  const { id, version } = own;
  await api.call(publishSizeChart, { params: { id }, body: { version, at: null } });
  await user.click(await screen.findByRole('button', { name: /^Charts of categories/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Charts of categories' }));
  const choice = await dialog.findByRole('combobox', { name: 'Leggings, Women' });
  expect(choice).toHaveDisplayValue("Default: Women's bottoms");
  await user.selectOptions(choice, 'Compression');
  await waitFor(() =>
    expect(mockStore.state.sizeChartUses).toEqual([{ gender: 'FEMALE', category: 'Leggings', chart: id }]),
  );
  await waitFor(() => expect(choice).toHaveDisplayValue('Compression'));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  const row = await screen.findByRole('row', { name: /Compression/ });
  expect(within(row).getByText('Women: Leggings')).toBeVisible();
});

test('who may only look changes nothing', async () => {
  const admin = Object.keys(mockStore.state.staff)[0] ?? '';
  mockStore.state.staff = {
    [admin]: { role: 'fulfillment', since: '2026-01-05T15:00:00.000Z', version: 1, preferences: {} },
  };
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: "Women's tops" })).toBeVisible();
  expect(cell('XS, Chest')).toBeDisabled();
  expect(
    screen.queryByRole('button', { name: /^(Save|Add|Remove|Restore|Publish|Duplicate|Delete)/ }),
  ).not.toBeInTheDocument();
});
