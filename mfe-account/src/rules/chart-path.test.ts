import { expect, test } from '@jest/globals';
import { axisTop, chartPaths } from './chart-path.ts';

test.each([
  [[], 1],
  [[0, 0], 1],
  [[3], 5],
  [[10, 4], 10],
  [[11], 20],
  [[501, 30], 1000],
])('the axis of %j ends at %d', (values, top) => {
  expect(axisTop(values)).toBe(top);
});

test('the line has a point for every day, the area ends at the baseline', () => {
  expect(chartPaths([0, 5, 10])).toEqual({
    line: 'M0 160L300 80L600 0',
    area: 'M0 160L300 80L600 0L600 160L0 160Z',
  });
  expect(chartPaths([1]).line).toBe('M0 0');
});
