import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleFile } from '@ritual/shared/kernel';
import { holdNext, mockStore, pictureBytes, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = (place = 'imports') =>
  renderPage(routes, { url: `/admin/AdminDashboard/${place}`, user: 'admin' });
const file = (text: string, name = 'prices.csv') => new File([text], name, { type: 'text/csv' });
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);
/** The demo has rules of whole states. */
const counties = () => mockStore.state.detailedTaxRules.filter(({ level }) => level === 'county');
const price = () => mockStore.catalog.product(101)?.price;

test('a file is tried, rows with errors are left out, the rest is applied and undone', async () => {
  const { user, router } = await open();
  const before = price();
  const release = holdNext('tryImport');
  const text = 'Handle,Price\nascend-high-rise-legging,102\ntempo-6in-bike-short,"54,00"';
  await user.upload(screen.getByLabelText('CSV file'), file(text));
  expect(await screen.findByRole('progressbar', { name: 'Sent' })).toBeVisible();
  release();
  expect(await screen.findByRole('heading', { name: 'prices.csv', level: 1 })).toBeVisible();
  expect(screen.getByText(/2 rows\. Nothing has changed yet\./)).toBeVisible();
  const [wrong] = await waitFor(() => rowsOf('Errors'));
  expect(wrong).toHaveTextContent(/^3Price54,00Write the amount with a point: 54\.00\./);
  const [change] = await waitFor(() => rowsOf('What would change'));
  expect(change).toHaveTextContent(/^2Ascend High-Rise LeggingThe productPrice\$.*\$102\.00[+−]/);
  const apply = screen.getByRole('button', { name: 'Apply 1 change' });
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  // It waits for a choice, which is said, and nothing is under way.
  expect(apply.querySelector('svg')).toBeNull();
  expect(screen.getByText('Leave these rows out, or correct the file and import it again.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Leave out 1 row/ }));
  await user.click(apply);
  expect(await screen.findByText('Applied')).toBeVisible();
  expect(price()).toBe(10200);

  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo 1 change' }));
  expect(await screen.findByText('Everything was put back.')).toBeVisible();
  expect(price()).toBe(before);

  await user.click(screen.getByRole('link', { name: 'All imports' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/imports$/));
  const [past] = await waitFor(() => rowsOf('Imports so far'));
  expect(past).toHaveTextContent(/prices\.csv.*2 rows.*1 change.*Undone/);
});

test('colors that the store does not have are added where they are missing', async () => {
  const { user } = await open();
  const text =
    'Handle,Color,Size,SKU\nascend-high-rise-legging,Fog,M,A-1\nascend-high-rise-legging,Fog,L,A-2';
  await user.upload(screen.getByLabelText('CSV file'), file(text));
  const colors = within(await screen.findByRole('group', { name: 'New colors' }));
  await user.click(colors.getByRole('button', { name: 'Add Fog' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New color' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Fog');
  fireEvent.change(dialog.getByLabelText('What it looks like'), { target: { value: '#c9c9c9' } });
  await user.click(dialog.getByRole('button', { name: /^Add the color/ }));
  expect(await screen.findByText('Fog is a color of the store now')).toBeVisible();
  expect(colors.queryByRole('button')).not.toBeInTheDocument();

  await user.click(colors.getByRole('link', { name: 'send the file again' }));
  await user.upload(await screen.findByLabelText('CSV file'), file(text));
  expect(await screen.findByRole('button', { name: 'Apply 2 changes' })).toBeVisible();
});

test('products of Shopify that name no color are sold in the one that is chosen beside the file', async () => {
  const { user } = await open();
  const color = screen.getByRole('combobox', { name: /^Color, where Shopify’s file has none/ });
  expect(color).toHaveDisplayValue('Show me these products as errors');
  const text = [
    'Handle,Title,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    'sun-tank,Sun Tank,Tops,women,Size,S,ST-S,48.00',
  ].join('\n');
  await user.upload(screen.getByLabelText('CSV file'), file(text, 'shopify.csv'));
  const [wrong] = await waitFor(() => rowsOf('Errors'));
  expect(wrong).toHaveTextContent(/^2Option Colorempty.*one can be chosen beside it/);
  await user.click(screen.getByRole('link', { name: 'All imports' }));
  const again = await screen.findByRole('combobox', { name: /^Color, where Shopify’s file has none/ });
  await user.selectOptions(again, 'Pine');
  await user.upload(screen.getByLabelText('CSV file'), file(text, 'shopify.csv'));
  await screen.findByRole('button', { name: 'Apply 2 changes' });
  const [, variant] = await waitFor(() => rowsOf('What would change'));
  expect(variant).toHaveTextContent(/^2Sun TankPine, SNew variant/);
});

test('tags and size charts are compared with those of the store, and a chart that it does not have is told', async () => {
  const { user } = await open();
  const rows = [
    'ascend-high-rise-legging,"Spring, Sample",womens-bottoms',
    'tempo-6in-bike-short,,Women’s hats',
  ];
  await user.upload(screen.getByLabelText('CSV file'), file(['Handle,Tags,Size chart', ...rows].join('\n')));
  await screen.findByRole('button', { name: 'Apply 2 changes' });
  const [tags, chart] = await waitFor(() => rowsOf('What would change'));
  expect(tags).toHaveTextContent('2Ascend High-Rise LeggingThe productTags–Spring, Sample');
  expect(chart).toHaveTextContent("2Ascend High-Rise LeggingThe productSize chart–Women's bottoms");
  const [wrong] = await waitFor(() => rowsOf('Errors'));
  expect(wrong).toHaveTextContent(/^3Size chartWomen’s hatsThe store shows no size chart of this name\./);
});

test('an example shows the form; in a store without its color that is all that is wrong', async () => {
  const saved: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:1';
    },
    revokeObjectURL: () => undefined,
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Download an example' }));
  expect(saved).toHaveLength(1);
  await user.upload(screen.getByLabelText('CSV file'), file(exampleFile(), 'example.csv'));
  expect(await screen.findByRole('button', { name: 'Add Black' })).toBeVisible();
  for (const row of rowsOf('Errors')) expect(row).toHaveTextContent(/ColorBlackThe store has no color/);
});

test('a file with an unknown column says which, and another one can be chosen', async () => {
  const { user } = await open();
  await user.upload(screen.getByLabelText('CSV file'), file('SKU,Colour\nA,Pine'));
  expect(await screen.findByText(/Not known as a column: “Colour”\. Columns are Handle, Name/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Choose a file/ })).toBeVisible();
});

test('a picture in place of a table is called what it is, and nothing says that it is still sent', async () => {
  const { user } = await open();
  const picture = new File([pictureBytes('a')], 'table.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('CSV file'), picture);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This file is a PNG picture\. Choose a CSV file: in the spreadsheet, save the table as “CSV UTF-8”\.$/,
  );
  expect(screen.queryByText('The file is being sent')).not.toBeInTheDocument();
  expect(screen.getByText('The file was not taken')).toBeInTheDocument();
});

test('what somebody changed since the file was tried is refused with its rows', async () => {
  const { user } = await open();
  await user.upload(screen.getByLabelText('CSV file'), file('Handle,Price\nascend-high-rise-legging,103'));
  const apply = await screen.findByRole('button', { name: 'Apply 1 change' });
  const [tried] = mockStore.state.imports;
  if (!tried) throw new Error('Nothing was tried.');
  const changes = tried.changes.map((each) => ({ ...each, was: '1.00' }));
  mockStore.state.imports = [{ ...tried, changes }];
  await user.click(apply);
  expect(await screen.findByText(/has been changed since it was tried.*Rows: 2\./)).toBeVisible();
});

test('tax rules come from a file that the page Taxes leads to, and go away when it is undone', async () => {
  const { user } = await open('taxes');
  await user.click(screen.getByRole('button', { name: 'Import rules' }));
  expect(await screen.findByRole('heading', { name: 'Import tax rules', level: 1 })).toBeVisible();
  const rows = ['CA,County,Alameda,945 946,3,2026-01-01,', 'CA,County,Marin,021,1,,'];
  const text = ['State,Who taxes,Name,ZIP codes,Rate (%),First day,Last day', ...rows].join('\n');
  await user.upload(screen.getByLabelText('CSV file'), file(text, 'rules.csv'));
  expect(await screen.findByRole('heading', { name: 'rules.csv', level: 1 })).toBeVisible();
  const [wrong] = await waitFor(() => rowsOf('Errors'));
  expect(wrong).toHaveTextContent(/^3ZIP codes021Not in CA: 021\./);
  const [change] = await waitFor(() => rowsOf('What would change'));
  expect(change).toHaveTextContent('2CA, County Alameda2026-01-01New rule–3%');
  expect(screen.queryByRole('button', { name: 'Prices' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Leave out 1 row: those with errors' }));
  await user.click(screen.getByRole('button', { name: 'Apply 1 change' }));
  expect(await screen.findByText('Applied')).toBeVisible();
  expect(counties()).toMatchObject([{ name: 'Alameda', rate: 3 }]);

  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' });
  expect(dialog).toHaveTextContent('Orders keep what they were taxed.');
  await user.click(within(dialog).getByRole('button', { name: 'Undo 1 change' }));
  expect(await screen.findByText('Everything was put back.')).toBeVisible();
  expect(counties()).toEqual([]);
});
