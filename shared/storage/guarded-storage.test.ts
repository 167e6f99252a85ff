import { expect, jest, test } from '@jest/globals';
import { withoutStorage } from '@ritual/shared/testing';
import { browserStorage, tabStorage } from './index.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

const both = [
  ['browser', browserStorage, () => localStorage],
  ['tab', tabStorage, () => sessionStorage],
] as const;

test.each(both)('storage of the %s keeps a value until it is removed', (_name, storage, real) => {
  expect(storage.read('n', isNumber)).toBeNull();
  expect(storage.write('n', 7)).toBe(true);
  expect(storage.read('n', isNumber)).toBe(7);
  expect(real().getItem('n')).toBe('7');
  storage.remove('n');
  expect(storage.read('n', isNumber)).toBeNull();
});

test.each(both)('foreign values in the storage of the %s count as none', (_name, storage, real) => {
  real().setItem('n', '{"not":"whole');
  expect(storage.read('n', isNumber)).toBeNull();
  real().setItem('n', '"7"');
  expect(storage.read('n', isNumber)).toBeNull();
});

test.each(both)(
  'a browser that refuses the storage of the %s behaves as if it had none',
  async (_name, storage, real) => {
    await withoutStorage(() => {
      expect(real).toThrow('denied');
      expect(storage.write('n', 7)).toBe(false);
      expect(storage.read('n', isNumber)).toBeNull();
      expect(() => storage.remove('n')).not.toThrow();
    });
  },
);

test('full storage reports that the value was not stored', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(browserStorage.write('n', 7)).toBe(false);
  full.mockRestore();
});
