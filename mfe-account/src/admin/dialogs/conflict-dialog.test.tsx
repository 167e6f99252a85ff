import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderUi } from '@ritual/shared/testing';
import { ConflictDialog, conflictsOf, type Choice } from './conflict-dialog.tsx';

const fields = [
  { name: 'name', label: 'Name', was: 'Jacket', theirs: 'Rain Jacket', yours: 'Wind Jacket' },
  { name: 'price', label: 'Price', was: '$90', theirs: '$80', yours: '$100' },
];

function open(who: string | null = 'Kofi Osei') {
  const onBack = jest.fn();
  const onSave = jest.fn<(choices: Readonly<Record<string, Choice>>) => void>();
  const dialog = { who, what: 'Jacket, 2 minutes ago', fields, onBack, onSave };
  const { user } = renderUi(<ConflictDialog open {...dialog} />);
  const of = (field: RegExp) => within(screen.getByRole('row', { name: field }));
  return { user, onBack, onSave, of };
}

test('each field that both have changed is chosen by itself; at first yours', async () => {
  const { user, onSave, of } = open();
  expect(screen.getByRole('dialog', { name: 'Kofi Osei saved before you' })).toBeVisible();
  expect(of(/^Name/).getByRole('cell', { name: 'Jacket' })).toBeVisible();
  expect(of(/^Name/).getByRole('radio', { name: 'Wind Jacket' })).toBeChecked();
  await user.click(of(/^Price/).getByRole('radio', { name: '$80' }));
  expect(of(/^Price/).getByRole('radio', { name: '$100' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save this' }));
  expect(onSave.mock.calls).toEqual([[{ name: 'yours', price: 'theirs' }]]);
});

test('Ctrl Enter saves; the way back to the form does not', async () => {
  const { user, onBack, onSave } = open(null);
  expect(screen.getByRole('dialog', { name: 'Somebody else saved before you' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(onSave).not.toHaveBeenCalled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSave.mock.calls).toEqual([[{ name: 'yours', price: 'yours' }]]);
});

test('a conflict is what both have changed, and not to the same', () => {
  const was = { a: 1, b: 1, c: 1, d: 1, e: { x: [1] } };
  const theirs = { a: 2, b: 2, c: 1, d: 2, e: { x: [2] } };
  const yours = { a: 3, b: 1, c: 3, d: 2, e: { x: [3] } };
  expect(conflictsOf(was, theirs, yours)).toEqual(['a', 'e']);
  expect(conflictsOf(was, was, yours)).toEqual([]);
});
