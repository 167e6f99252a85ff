import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

test('label and hint are linked to the input', () => {
  render(<Field label="Email address" hint="We never share it." type="email" />);
  const input = screen.getByRole('textbox', { name: 'Email address' });
  expect(input).toHaveAccessibleDescription('We never share it.');
  expect(input).toBeRequired();
});

test('an error marks the input and is read before the hint', () => {
  render(
    <Field label="Email address" hint="Hint." error="An account with this email already exists." optional />,
  );
  const input = screen.getByRole('textbox', { name: 'Email address (optional)' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('An account with this email already exists. Hint.');
  expect(input).not.toBeRequired();
});

test('fields of one page do not share ids', () => {
  render(
    <>
      <Field label="First Name" />
      <Field label="Last Name" error="Enter a last name." />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'First Name' })).not.toHaveAccessibleDescription();
});

test('a password is shown and hidden on request, without losing what was typed', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.type(input, 'four words');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByRole('textbox', { name: 'Password' })).toHaveValue('four words');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('select and text area are linked the same way', async () => {
  render(
    <>
      <Select
        label="State"
        placeholder="Choose a state"
        options={[{ value: 'MA', label: 'Massachusetts' }]}
        error="Choose a state."
        defaultValue=""
      />
      <TextArea label="Message" hint="At most 2,000 characters." />
    </>,
  );
  const select = screen.getByRole('combobox', { name: 'State' });
  expect(select).toHaveAccessibleDescription('Choose a state.');
  await userEvent.selectOptions(select, 'Massachusetts');
  expect(select).toHaveValue('MA');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
    'At most 2,000 characters.',
  );
});
