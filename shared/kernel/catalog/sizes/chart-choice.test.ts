import { expect, test } from '@jest/globals';
import { chartsOf, chartsOfGender, firstChartsOf, sizesByCategory } from './chart-choice.ts';
import { builtInCharts } from './default-charts.ts';
import { chartProblems } from './chart-rules.ts';
import { sizes } from './sizes.ts';

const uses = [
  { gender: 'FEMALE', category: 'Leggings', chart: 9 },
  { gender: 'FEMALE', category: 'Socks', chart: 8 },
] as const;
const women = (...categories: string[]) => chartsOf({ gender: 'FEMALE', categories }, uses);

test('the charts that a store begins with keep the rules, and garments have all sizes', () => {
  for (const { chart } of builtInCharts) {
    expect(chartProblems(chart)).toEqual([]);
    if (chart.garment !== 'shoes') expect(chart.rows.map(({ size }) => size)).toEqual([...sizes]);
  }
  expect(builtInCharts.map(({ chart }) => chart.name)[4]).toBe("Men's bottoms");
});

test('the categories of a product decide its charts, unless it has one of its own', () => {
  expect(women('Shorts')).toEqual([2]);
  expect(women('Sports Bras')).toEqual([1]);
  expect(women('Sets', 'Hoodies')).toEqual([1, 2]);
  expect(chartsOf({ gender: 'MALE', categories: ['Shoes'] }, uses)).toEqual([6]);
  expect(chartsOf({ gender: 'MALE', categories: ['Shoes'], chart: 7 }, uses)).toEqual([7]);
});

test('a chart that was chosen for a category stands in place of its first one, for that gender only', () => {
  expect(women('Leggings')).toEqual([9]);
  expect(women('Leggings', 'Shorts')).toEqual([9, 2]);
  expect(women('Socks', 'Running')).toEqual([8]);
  expect(chartsOf({ gender: 'MALE', categories: ['Leggings'] }, uses)).toEqual([5]);
  expect(firstChartsOf('FEMALE', 'Sets')).toEqual([1, 2]);
  expect(chartsOfGender('FEMALE', uses)).toEqual([1, 2, 3, 9, 8]);
});

test('sizes by category: a set has one only if top and bottom agree', () => {
  const found = new Map([
    ...([
      [1, 'S'],
      [2, 'M'],
      [3, null],
      [9, 'L'],
    ] as const),
  ]);
  expect(sizesByCategory('FEMALE', found, uses)).toMatchObject({
    ...{ '': 'S', Leggings: 'L', Shorts: 'M', Sets: null, Shoes: null, Socks: null, '#9': 'L', '#3': null },
  });
  const alike = new Map([
    [1, 'M'],
    [2, 'M'],
    [3, 'US 8'],
  ] as const);
  expect(sizesByCategory('FEMALE', alike, [])).toMatchObject({ Sets: 'M', Shoes: 'US 8' });
});
