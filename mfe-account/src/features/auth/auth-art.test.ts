import { expect, test } from '@jest/globals';
import { demoPictures } from '@ritual/shared/demo';
import { authArtWithTones } from './auth-art-tones.ts';

test('the picture beside the form matches the measurements of its master', () => {
  const { file, ...measures } = authArtWithTones;
  expect(measures).toEqual(demoPictures[file]);
});
