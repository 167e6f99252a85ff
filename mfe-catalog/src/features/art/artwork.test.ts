import { expect, test } from '@jest/globals';
import { demoPictures } from '@ritual/shared/demo';
import { heroSlidesOf } from '../../pages/home/components/hero-slides.ts';
import { heroArt, manTile, redDrape, setsTile, womanTile } from '../../pages/home/home-artwork.ts';
import { drapeWithTones } from './drape.ts';

const { eclipse, day } = heroArt;
const all = [
  ...[drapeWithTones, redDrape, manTile, womanTile, setsTile],
  ...[eclipse.wide, eclipse.portrait, day.wide, day.portrait],
];

test.each(all)('$file matches the measurements of its master', ({ file, ...measures }) => {
  expect(measures).toEqual(demoPictures[file]);
});

test('the slides show the pictures that the head preloads', () => {
  for (const { key, wide, portrait } of heroSlidesOf(null)) {
    expect([heroArt[key].wide.file, heroArt[key].portrait.file]).toEqual([wide.file, portrait.file]);
  }
});
