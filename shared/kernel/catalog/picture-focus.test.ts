import { expect, test } from '@jest/globals';
import { focusForm, focusIn, focusMiddle, focusText } from './picture-focus.ts';

test('a point is written as a position of CSS, and read again', () => {
  expect(focusText({ x: 29.6, y: 70.2 })).toBe('30% 70%');
  expect(focusIn('30% 70%')).toEqual({ x: 30, y: 70 });
  expect(focusText({ x: -3, y: 104 })).toBe('0% 100%');
});

test('the middle is not written down; what is none is the middle', () => {
  expect(focusText({ x: 50.4, y: 49.6 })).toBeNull();
  for (const text of ['', null, undefined, '101% 0%', '30% 70%; color: red']) {
    expect(focusIn(text)).toEqual(focusMiddle);
    expect(focusForm.test(text ?? '')).toBe(false);
  }
});
