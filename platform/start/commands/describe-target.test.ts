import { expect, test } from '@jest/globals';
import { parseSettings } from '../../settings/index.ts';
import { describeTarget } from './describe-target.ts';

test('names mode and database, without the password', () => {
  const url = 'postgresql://operator:hidden@db.example.com/shop?sslmode=require';
  expect(describeTarget(parseSettings({ DATABASE_URL: url }), url)).toBe(
    'Demo store: database shop on db.example.com, of DATABASE_URL.',
  );
  expect(
    describeTarget(parseSettings({ DATA_DIR: '/srv/store' }), 'postgresql://a:hidden@127.0.0.1:3103/ritual'),
  ).toBe('Demo store: database ritual on 127.0.0.1:3103, of /srv/store.');
});
