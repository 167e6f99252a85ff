import { expect, test } from '@jest/globals';
import { defaultHomeContent } from '@ritual/shared/kernel';
import { problemsIn, problemsOf } from '../content/problems.ts';
import { contentOf, formOf, isSame, newSlide, placeWords } from './home-form.ts';

test('a form becomes the content that it was made of', () => {
  const form = formOf(defaultHomeContent);
  expect(contentOf(form)).toEqual(defaultHomeContent);
  const keys = [...form.slides, ...form.parts].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  // A text of spaces is none.
  expect(contentOf({ ...form, slides: [{ ...newSlide(), text: '  ' }] }).slides[0]?.text).toBeNull();
});

test('the order of fields makes no other page, the order of slides does', () => {
  const { slides, parts } = defaultHomeContent;
  expect(isSame(defaultHomeContent, { parts, slides })).toBe(true);
  expect(isSame(defaultHomeContent, { parts, slides: slides.toReversed() })).toBe(false);
});

test('problems are named by their places', () => {
  const problems = problemsOf([
    { path: 'content.slides.0.wide.file', message: 'A' },
    { path: 'content.slides.0.wide.file', message: 'B' },
    { path: 'content.parts.1.tiles.2.alt', message: 'C' },
  ]);
  expect(problems).toEqual({ 'slides.0.wide': 'A', 'parts.1.tiles.2.alt': 'C' });
  expect(problemsIn(problems, 'parts.1')).toEqual(['parts.1.tiles.2.alt']);
  expect(problemsIn(problems, 'slides.1')).toEqual([]);
  const form = formOf(defaultHomeContent);
  expect(Object.keys(problems).map((path) => placeWords(path, form))).toEqual([
    'Slide 1, picture',
    'Tiles 2, tile 3, what it shows',
  ]);
  expect(placeWords('slides', form)).toBe('Slides');
});
