import { expect, test } from '@jest/globals';
import { createVerdicts } from './verdicts.ts';

test('a verdict holds until it is lifted, comes up again after its time, and then holds for longer', () => {
  let now = 0;
  const verdicts = createVerdicts(100, () => now);
  verdicts.pass('catalog', '1.0.0');
  expect(verdicts.against('catalog', '1.0.0')).toBe('1.0.0 does not run.');
  expect(verdicts.against('catalog', '1.0.1')).toBeUndefined();
  expect(verdicts.due()).toBeUndefined();
  now = 100;
  expect(verdicts.due()).toMatchObject({ name: 'catalog', version: '1.0.0' });
  verdicts.lift('catalog', '1.0.0');
  expect([verdicts.against('catalog', '1.0.0'), verdicts.due()]).toEqual([undefined, undefined]);
  verdicts.pass('catalog', '1.0.0');
  now = 299;
  expect(verdicts.due()).toBeUndefined();
  now = 300;
  expect(verdicts.due()).toMatchObject({ version: '1.0.0' });
});
