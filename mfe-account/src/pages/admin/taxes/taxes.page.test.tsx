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
  const conflict = within(await screen.findByRole('dialog', { name: 'Somebody else saved before you' }));
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
