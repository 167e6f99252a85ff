import { expect, test } from '@jest/globals';
import { normalizeState, normalizeZip, usStates, zipFitsState } from './us-states.ts';

test('states are found by name and code; ZIP codes must belong to them', () => {
  expect(usStates).toHaveLength(51);
  expect(normalizeState('  new   york ')).toBe('NY');
  expect(normalizeState('tx')).toBe('TX');
  expect(normalizeState('Ontario')).toBeNull();
  expect(normalizeZip(' 02108-1234 ')).toBe('02108-1234');
  expect(normalizeZip('2108')).toBeNull();
  expect(zipFitsState('02108', 'Massachusetts')).toBe(true);
  expect(zipFitsState('94110', 'MA')).toBe(false);
});
