import { expect, test } from '@jest/globals';
import { parseSettings } from '../../settings/index.ts';
import { describeTarget } from './where.ts';

test('a command says what it works on, and never a password', () => {
  const url = 'postgresql://keeper:hidden@db.example.com/shop?sslmode=require';
  expect(describeTarget(parseSettings({ DATABASE_URL: url }), url)).toBe(
    'Demo store: database shop on db.example.com, of DATABASE_URL.',
  );
  expect(
    describeTarget(parseSettings({ DATA_DIR: '/srv/store' }), 'postgresql://a:hidden@127.0.0.1:3103/ritual'),
  ).toBe('Demo store: database ritual on 127.0.0.1:3103, of /srv/store.');
});
