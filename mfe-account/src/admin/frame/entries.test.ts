import { expect, test } from '@jest/globals';
import { paths } from '@ritual/shared/paths';
import { adminRoutes } from '../../pages/admin/admin.routes.tsx';
import { entries } from './entries.tsx';

const pages = adminRoutes.flatMap(({ children = [] }) => children).flatMap(({ children = [] }) => children);

test('every entry of the sidebar is a page, and asks for the right that the page asks for', () => {
  const rights = new Map<string | undefined, unknown>(
    pages.map(({ index, path, handle }) => [
      index ? paths.admin.to() : path,
      (handle as { readonly right?: unknown }).right ?? null,
    ]),
  );
  expect(entries).not.toEqual([]);
  expect(entries.map(({ to, right }) => [to, right])).toEqual(entries.map(({ to }) => [to, rights.get(to)]));
});

test('no two entries have the same key or address', () => {
  for (const property of ['key', 'to', 'label'] as const) {
    const values = entries.map((entry) => entry[property]);
    expect(values).toEqual([...new Set(values)]);
  }
});
