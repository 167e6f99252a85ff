import { expect, test } from '@jest/globals';
import { viewNames } from './names-person.ts';

const maeve = {
  ...{ id: '4f0c1f0e-7a53-4c3e-9f0b-0d8c5b1a2e3f', firstName: 'Maeve', lastName: "O'Brien" },
  ...{ phone: '+16175550177', addresses: ["maeve.o'brien@example.com", 'o@x.co'] },
};
const asked = (query: Record<string, string>, name = 'A view') =>
  viewNames({ name, query: new URLSearchParams(query).toString() }, maeve);

test.each([
  ["maeve.o'brien@example.com", 'the address'],
  ["MAEVE.O'Brien@Example.com", 'the address in other letters'],
  ['maeve.o', 'its beginning'],
  ['o@x.co', 'the address that waits'],
  ["O'Brien", 'the last name'],
  ['o’brien', 'with the other apostrophe'],
  ['maeve', 'the first name'],
  ["o'brien maeve", 'both'],
  ["Maeve O'Brien Boston", 'both among other words'],
  ['(617) 555-0177', 'the phone'],
  ['555 0177', 'the phone without its area'],
])('a search for %s names the person: %s', (q) => {
  expect(asked({ q, role: 'USER' })).toBe(true);
});

test.each(['leo@x.co', 'o@x.co.uk', 'leo.o@x.co', 'Maeve Keller', 'example.com', 'm', '617', 'a', ''])(
  'a search for %p is about others',
  (q) => {
    expect(asked({ q, sort: 'name' })).toBe(false);
  },
);

test('a part of a double name is a name', () => {
  const married = { ...maeve, lastName: "O'Brien-Osei" };
  expect(viewNames({ name: 'A view', query: 'q=Osei' }, married)).toBe(true);
  expect(viewNames({ name: 'A view', query: 'q=sei' }, married)).toBe(false);
});

test('a view is also about a person by its name and by an id among its filters', () => {
  expect(asked({ subject: maeve.id })).toBe(true);
  expect(asked({}, "O’Brien's orders")).toBe(true);
  expect(asked({}, 'Parcels of o@x.co')).toBe(true);
  expect(asked({}, 'Maeve and Keller')).toBe(false);
});

test('the query of an older release, encoded otherwise, is read the same', () => {
  const name = 'A view';
  expect(viewNames({ name, query: "q=maeve.o'brien%40example.com" }, maeve)).toBe(true);
  expect(viewNames({ name, query: 'q=maeve.o%27brien%40example.com' }, maeve)).toBe(true);
});
