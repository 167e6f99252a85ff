import { expect, test } from '@jest/globals';
import { demoPictures } from '@ritual/shared/demo';
import { authArt } from './auth-art.ts';

test('the picture beside the form is what was measured of its master', () => {
  const { file, ...measures } = authArt;
  expect(measures).toEqual(demoPictures[file]);
});
