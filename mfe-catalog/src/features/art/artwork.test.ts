import { expect, test } from '@jest/globals';
import { demoPictures } from '@ritual/shared/demo';
import * as homeArtwork from '../../pages/home/home-artwork.ts';
import * as artwork from './artwork.ts';

test.each(Object.entries({ ...artwork, ...homeArtwork }))(
  '%s is what was measured of its master',
  (_name, { file, ...measures }) => {
    expect(measures).toEqual(demoPictures[file]);
  },
);
