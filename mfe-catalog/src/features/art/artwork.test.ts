import { expect, test } from '@jest/globals';
import { demoPictures } from '@ritual/shared/demo';
import { homePictures } from '@ritual/shared/kernel';
import { drapeWithTones } from './drape.ts';

test.each([drapeWithTones, ...Object.values(homePictures)])(
  '$file matches the measurements of its master',
  ({ file, ...measures }) => {
    expect(measures).toEqual(demoPictures[file]);
  },
);
