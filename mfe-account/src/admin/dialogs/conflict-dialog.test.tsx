import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@ritual/shared/testing';
import { ConflictDialog, type Choice } from './conflict-dialog.tsx';

const fields = [
  { name: 'name', label: 'Name', was: 'Jacket', theirs: 'Rain Jacket', yours: 'Wind Jacket' },
  { name: 'price', label: 'Price', was: '$90', theirs: '$80', yours: '$100' },
];

function open(who: string | null = 'Kofi Osei') {
  const onBack = jest.fn();
  const onSave = jest.fn((_choices: Readonly<Record<string, Choice>>) => Promise.resolve());
  const dialog = { who, what: 'Jacket, 2 minutes ago', fields, onBack, onSave };
  const { user } = renderUi(<ConflictDialog open {...dialog} />);
  const of = (field: RegExp) => within(screen.getByRole('row', { name: field }));
  return { user, onBack, onSave, of };
}

test('each field that both have changed is chosen by itself; at first yours', async () => {
  const { user, onSave, of } = open();
  expect(screen.getByRole('dialog', { name: 'Kofi Osei saved before you' })).toBeVisible();
  expect(of(/^Name/).getByRole('cell', { name: 'Jacket' })).toBeVisible();
  expect(of(/^Name/).getByRole('radio', { name: 'Name: yours, Wind Jacket' })).toBeChecked();
  await user.click(of(/^Price/).getByRole('radio', { name: 'Price: theirs, $80' }));
  expect(of(/^Price/).getByRole('radio', { name: 'Price: yours, $100' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save this' }));
  expect(onSave.mock.calls).toEqual([[{ name: 'yours', price: 'theirs' }]]);
});

test('Ctrl Enter saves; the way back to the form does not', async () => {
  const { user, onBack, onSave } = open(null);
  expect(screen.getByRole('dialog', { name: 'Someone else saved before you' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(onSave).not.toHaveBeenCalled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSave.mock.calls).toEqual([[{ name: 'yours', price: 'yours' }]]);
});

test('a failed save is said in the dialog, and can be tried again', async () => {
  const { user, onSave } = open();
  onSave.mockRejectedValueOnce(new Error('offline'));
  await user.click(screen.getByRole('button', { name: 'Save this' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save this' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('the next conflict begins afresh: what was chosen in the one before says nothing of it', async () => {
  function Form() {
    const [open, setOpen] = useState(false);
    const leave = () => setOpen(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Save</button>
        <ConflictDialog
          {...{ open, who: null, what: 'Jacket', fields }}
          onBack={leave}
          onSave={() => Promise.resolve(leave())}
        />
      </>
    );
  }
  const { user } = renderUi(<Form />);
  const yours = () => screen.getByRole('radio', { name: 'Price: yours, $100' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('radio', { name: 'Price: theirs, $80' }));
  expect(yours()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save this' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(yours()).toBeChecked();
});
