import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockStore, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = () => renderPage(routes, { url: '/admin/AdminDashboard/taxes', user: 'admin' });
const form = (name: string) => within(screen.getByRole('form', { name }));

test('a tax rule is removed with a way back, and added with words at a wrong field', async () => {
  const { user } = await open();
  const ofState = (state: string) => mockStore.state.settings.taxRules.filter((rule) => rule.state === state);
  const [before] = ofState('MA');
  await user.click(screen.getByRole('button', { name: /^Remove the rule of Massachusetts/ }));
  const question = within(screen.getByRole('dialog', { name: 'Charge no tax by this rule any more?' }));
  await user.click(question.getByRole('button', { name: 'Remove the rule of Massachusetts' }));
  await waitFor(() => expect(ofState('MA')).toEqual([]));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(ofState('MA')).toMatchObject([{ rate: before?.rate, from: null }]));
  const rule = form('New tax rule');
  await user.selectOptions(rule.getByRole('combobox', { name: 'State' }), 'Massachusetts');
  await user.type(rule.getByRole('textbox', { name: 'Rate' }), '95');
  await user.click(rule.getByRole('button', { name: 'Add the rule' }));
  expect(await rule.findByText(/^Enter the rate in percent from 0 to 15/)).toBeVisible();
  await user.clear(rule.getByRole('textbox', { name: 'Rate' }));
  await user.type(rule.getByRole('textbox', { name: 'Rate' }), '5 %');
  await user.click(rule.getByRole('button', { name: 'Add the rule' }));
  expect(await rule.findByText(/^There is a rule for this state on these days/)).toBeVisible();
});

test('a rule of a state is ended with a way back, and shown as it is when someone else changed its days', async () => {
  const { user } = await open();
  const ofState = () => mockStore.state.settings.taxRules.filter(({ state }) => state === 'MA');
  const endOn = async (day: string) => {
    await user.click(screen.getByRole('button', { name: /^Days of the rule of Massachusetts/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Days of the rule' }));
    await user.type(dialog.getByLabelText(/^Last day/), day);
    await user.click(dialog.getByRole('button', { name: /^Save the days/ }));
    return dialog;
  };
  await endOn('2030-12-31');
  expect(await screen.findByText(/^Massachusetts, 6\.25% until .*2030 is saved$/)).toBeVisible();
  expect(ofState()).toMatchObject([{ from: null, until: '2030-12-31' }]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(ofState()).toMatchObject([{ from: null, until: null }]));
  const { settings } = mockStore.state;
  const taxRules = settings.taxRules.map((rule) =>
    rule.state === 'MA' ? { ...rule, until: '2031-12-31' } : rule,
  );
  mockStore.state.settings = { ...settings, taxRules };
  const dialog = await endOn('2030-12-31');
  expect(await dialog.findByText(/^Someone else has changed these settings meanwhile/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^Massachusetts, 6\.25% until .*2031$/)).toBeVisible();
});

test('a registration is ended, of two the second chooses, and tax follows it', async () => {
  const { user } = await open();
  const registrations = () =>
    (mockStore.state.settings.taxRegistrations ?? []).filter(({ state }) => state === 'MA');
  const order = within(screen.getByRole('group', { name: 'An order to try' }));
  await user.selectOptions(order.getByRole('combobox', { name: 'To' }), 'Massachusetts');
  expect(
    screen.getByText(/^An order of \$100\.00 to Massachusetts .*: \$6\.25 tax \(6\.25%\)\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Change the registration in Massachusetts/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Registration in Massachusetts' }));
  await user.type(dialog.getByLabelText(/^Last day/), '2019-12-31');
  await user.click(dialog.getByRole('button', { name: /^Save the registration/ }));
  expect(await dialog.findByText('The last day is before the first.')).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Last day/));
  await user.type(dialog.getByLabelText(/^Last day/), '2026-01-31');
  mockStore.state.settings = {
    ...mockStore.state.settings,
    taxRegistrations: mockStore.state.settings.taxRegistrations?.map((each) =>
      each.state === 'MA' ? { ...each, permit: '12-345', version: each.version + 1 } : each,
    ),
  };
  await user.click(dialog.getByRole('button', { name: /^Save the registration/ }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Someone else saved before you' }));
  expect(conflict.getByRole('radio', { name: 'Permit number: theirs, 12-345' })).toBeChecked();
  await user.click(conflict.getByRole('button', { name: /^Save this/ }));
  await waitFor(() => expect(registrations()).toMatchObject([{ until: '2026-01-31', permit: '12-345' }]));
  expect(screen.getByText(/^An order of .*: \$0\.00 tax \(0%\)\.$/)).toBeVisible();
  expect(screen.getByText(/^Massachusetts, 6\.25% \(charges nothing: not registered\)$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(registrations()).toMatchObject([{ until: null, permit: '12-345' }]));
});

test('a rule where the shop is not registered is refused in words; the registration comes first', async () => {
  const { user } = await open();
  const ofState = () =>
    (mockStore.state.settings.taxRegistrations ?? []).filter(({ state }) => state === 'DE');
  mockStore.state.settings = {
    ...mockStore.state.settings,
    taxRules: mockStore.state.settings.taxRules.filter(({ state }) => state !== 'DE'),
  };
  const rule = form('New tax rule');
  await user.selectOptions(rule.getByRole('combobox', { name: 'State' }), 'Delaware');
  await user.type(rule.getByRole('textbox', { name: 'Rate' }), '1{Enter}');
  expect(await rule.findByText(/^The shop is not registered for sales tax there/)).toBeVisible();
  const registration = form('New registration');
  await user.selectOptions(registration.getByRole('combobox', { name: 'State' }), 'Delaware');
  await user.click(registration.getByRole('button', { name: 'Add the registration' }));
  expect(await registration.findByText('Choose a day.')).toBeVisible();
  await user.type(registration.getByLabelText('First day'), '2026-01-01');
  await user.click(registration.getByRole('button', { name: 'Add the registration' }));
  await waitFor(() => expect(ofState()).toMatchObject([{ from: '2026-01-01', until: null }]));
  await user.click(rule.getByRole('button', { name: 'Add the rule' }));
  await waitFor(() => expect(rule.getByRole('textbox', { name: 'Rate' })).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: /^Change the registration in Delaware/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Registration in Delaware' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  const question = within(screen.getByRole('dialog', { name: 'Remove this registration?' }));
  await user.click(question.getByRole('button', { name: 'Remove the registration in Delaware' }));
  await waitFor(() => expect(ofState()).toEqual([]));
});

test('a county adds its rate, the preview says who takes what, and the rule is ended with a way back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New rule for a place or goods' }));
  const type = (name: RegExp, value: string) => user.type(dialog.getByRole('textbox', { name }), value);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'State' }), 'California');
  await type(/^Its name/, 'Alameda');
  await type(/^ZIP codes/, '945, 02116');
  await type(/^Rate/, '3');
  await user.click(dialog.getByRole('button', { name: /^Add the rule/ }));
  expect(await dialog.findByText('Not in CA: 02116.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: /^ZIP codes/ }));
  await type(/^ZIP codes/, '945 946');
  await user.click(dialog.getByRole('button', { name: /^Add the rule/ }));
  const rules = within(await screen.findByRole('list', { name: 'Rules for places and goods' }));
  expect(await rules.findByText('California, County Alameda (945, 946), all goods: 3%')).toBeVisible();

  const order = within(screen.getByRole('group', { name: 'An order to try' }));
  await user.selectOptions(order.getByRole('combobox', { name: 'To' }), 'California');
  const said = within(screen.getByRole('status', { name: 'What its tax would be' }));
  expect(said.getByText(/^An order of \$100\.00 to California .*: \$7\.25 tax \(7\.25%\)\.$/)).toBeVisible();
  await user.type(order.getByRole('textbox', { name: /^ZIP code/ }), '94612');
  expect(said.getByText(/^An order of .* 94612 .*: \$10\.25 tax \(10\.25%\)\.$/)).toBeVisible();
  expect(said.getByText('County Alameda, 3% of $100.00')).toBeVisible();

  await user.click(rules.getByRole('button', { name: /^Change the days of California, County Alameda/ }));
  const days = within(screen.getByRole('dialog', { name: 'Days of the rule' }));
  await user.type(days.getByLabelText(/^Last day/), '2026-01-31');
  await user.click(days.getByRole('button', { name: /^Save the days/ }));
  expect(await screen.findByText('Rules that have ended (1)')).toBeVisible();
  expect(said.getByText(/^An order of .* 94612 .*: \$7\.25 tax \(7\.25%\)\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await rules.findByText('California, County Alameda (945, 946), all goods: 3%')).toBeVisible();
  await user.click(rules.getByRole('button', { name: /^Remove California, County Alameda/ }));
  const question = within(screen.getByRole('dialog', { name: 'Remove this rule?' }));
  await user.click(question.getByRole('button', { name: 'Remove the rule' }));
  const left = () => mockStore.state.detailedTaxRules.filter(({ name }) => name === 'Alameda');
  await waitFor(() => expect(left()).toEqual([]));
});

test('no rate is shown for an order whose goods and shipping have different ones', async () => {
  const rule = { state: 'CA', limit: null, from: null, until: null, version: 1 };
  mockStore.state.detailedTaxRules = [
    { ...rule, id: 901, level: 'county', name: 'Alameda', zips: ['946'], thing: null, rate: 3 },
    { ...rule, id: 902, level: 'state', name: '', zips: [], thing: 'shipping', rate: 7.25 },
  ];
  const { user } = await open();
  const order = within(screen.getByRole('group', { name: 'An order to try' }));
  await user.selectOptions(order.getByRole('combobox', { name: 'To' }), 'California');
  await user.type(order.getByRole('textbox', { name: /^ZIP code/ }), '94612');
  const shipping = order.getByRole('textbox', { name: /^Shipping/ });
  await user.clear(shipping);
  await user.type(shipping, '10');
  expect(screen.getByText(/^An order of .* with \$10\.00 shipping .*: \$10\.98 tax\.$/)).toBeVisible();
});

test('clothing is taxed above a limit, and a rule for all goods of a state belongs elsewhere', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New rule for a place or goods' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'State' }), 'Illinois');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Who taxes' }), 'State');
  await user.type(dialog.getByRole('textbox', { name: /^Rate/ }), '6.25{Enter}');
  expect(await dialog.findByText('For all goods of a state, add a rule under Sales tax.')).toBeVisible();
  await user.selectOptions(
    dialog.getByRole('combobox', { name: /^What is taxed(?! of)/ }),
    'Clothing and shoes',
  );
  await user.type(dialog.getByRole('textbox', { name: /^Free up to/ }), '175');
  await user.click(dialog.getByRole('button', { name: /^Add the rule/ }));
  expect(await dialog.findByText('Choose what the limit means, or leave it out.')).toBeVisible();
  await user.selectOptions(
    dialog.getByRole('combobox', { name: /^What is taxed of a dearer piece/ }),
    'Only what is above it',
  );
  await user.click(dialog.getByRole('button', { name: /^Add the rule/ }));
  const words = 'Illinois, State, Clothing and shoes: 6.25% of what is above $175.00';
  expect(await screen.findByText(words)).toBeVisible();
  const order = within(screen.getByRole('group', { name: 'An order to try' }));
  await user.selectOptions(order.getByRole('combobox', { name: 'To' }), 'Illinois');
  await user.selectOptions(order.getByRole('combobox', { name: 'Kind of goods' }), 'Clothing and shoes');
  await user.clear(order.getByRole('textbox', { name: /^Price of a piece/ }));
  await user.type(order.getByRole('textbox', { name: /^Price of a piece/ }), '200');
  expect(screen.getByText(/^An order of \$200\.00 .*: \$1\.56 tax \(6\.25%\)\.$/)).toBeVisible();
  expect(screen.getByText('State Illinois, 6.25% of $25.00; $175.00 below the limit')).toBeVisible();
});
