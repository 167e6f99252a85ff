import { expect, test } from '@jest/globals';
import { createExclusions } from './exclusions.ts';

test('an exclusion holds until it is removed, is due after its time, and then holds for longer', () => {
  let now = 0;
  const exclusions = createExclusions(100, () => now);
  exclusions.add('catalog', '1.0.0');
  expect(exclusions.reasonFor('catalog', '1.0.0')).toBe('1.0.0 does not run.');
  expect(exclusions.reasonFor('catalog', '1.0.1')).toBeUndefined();
  expect(exclusions.due()).toBeUndefined();
  now = 100;
  expect(exclusions.due()).toMatchObject({ name: 'catalog', version: '1.0.0' });
  exclusions.remove('catalog', '1.0.0');
  expect([exclusions.reasonFor('catalog', '1.0.0'), exclusions.due()]).toEqual([undefined, undefined]);
  exclusions.add('catalog', '1.0.0');
  now = 299;
  expect(exclusions.due()).toBeUndefined();
  now = 300;
  expect(exclusions.due()).toMatchObject({ version: '1.0.0' });
});
