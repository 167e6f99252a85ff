import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@ritual/shared/http';
import { renderUi } from '@ritual/shared/testing';
import { AddressForm, type AddressValues } from '../index.ts';

function form(onSubmit: (address: AddressValues) => Promise<unknown>) {
  const { user } = renderUi(<AddressForm submitLabel="Save address" onSubmit={onSubmit} />);
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const fill = async (state: string, zip: string) => {
    await type('Recipient name', 'Maya Collins');
    await type('Street', '41 Beacon Street');
    await type('City', 'Boston');
    await type('State', state);
    await type('ZIP code', zip);
  };
  return { fill, type, save: () => user.click(screen.getByRole('button', { name: 'Save address' })) };
}

test("an address is submitted in the contract's format", async () => {
  const onSubmit = jest.fn((_: AddressValues) => Promise.resolve());
  const { fill, save } = form(onSubmit);
  await fill('massachusetts', '02108');
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit).toHaveBeenCalledWith({
    recipientName: 'Maya Collins',
    street: '41 Beacon Street',
    city: 'Boston',
    state: 'MA',
    zip: '02108',
    isDefault: false,
  });
});

test('errors are shown beside their fields, the first gets the focus; what was typed stays', async () => {
  const onSubmit = jest.fn((_: AddressValues) => Promise.resolve());
  const { fill, save } = form(onSubmit);
  await fill('MA', '94110');
  await save();
  expect(await screen.findByText('This ZIP code is not in MA.')).toBeInTheDocument();
  expect(screen.getByLabelText('ZIP code')).toHaveValue('94110');
  expect(onSubmit).not.toHaveBeenCalled();
});

test("the API's errors are shown, beside a field if they name one", async () => {
  const errors = [
    new ApiError({
      code: 'VALIDATION_FAILED',
      message: 'x',
      details: { fields: [{ path: 'city', message: 'Enter the city.' }] },
    }),
    new ApiError({ code: 'NETWORK', message: 'x' }),
  ];
  const { fill, save } = form(() => Promise.reject(errors.shift() ?? new Error('no more')));
  await fill('MA', '02108');
  await save();
  expect(await screen.findByText('Enter the city.')).toBeInTheDocument();
  await save();
  expect(await screen.findByText('We could not reach the store. Please try again.')).toBeInTheDocument();
});
