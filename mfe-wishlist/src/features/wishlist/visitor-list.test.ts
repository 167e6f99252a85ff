import { expect, test } from '@jest/globals';
import { withoutStorage } from '@ritual/shared/testing';
import { visitorList } from './visitor-list.ts';

test('it is remembered that there is a list, until there is none', () => {
  expect(visitorList.mayExist()).toBe(false);
  visitorList.note(true);
  expect(visitorList.mayExist()).toBe(true);
  visitorList.note(false);
  expect(visitorList.mayExist()).toBe(false);
  expect(localStorage.getItem('rop.wishlist')).toBeNull();
});

test('a foreign value in storage counts as no list', () => {
  localStorage.setItem('rop.wishlist', '"yes"');
  expect(visitorList.mayExist()).toBe(false);
});

test('where storage is refused it is known until the page is left', async () => {
  await withoutStorage(() => {
    expect(visitorList.mayExist()).toBe(false);
    visitorList.note(true);
    expect(visitorList.mayExist()).toBe(true);
    visitorList.note(false);
    expect(visitorList.mayExist()).toBe(false);
  });
});
