import { afterEach, expect, jest, test } from '@jest/globals';
import { releaseOverHttp } from './release-over-http.ts';

const before = process.env['RELEASE_URL'];
afterEach(() => {
  jest.restoreAllMocks();
  if (before !== undefined) process.env['RELEASE_URL'] = before;
});

test('without an address nothing is published into a folder that no store uses', async () => {
  delete process.env['RELEASE_URL'];
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await releaseOverHttp(['publish', 'gift-guide', '--json'])).toBe(2);
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    error: { code: 'USAGE', message: expect.stringContaining('RELEASE_URL') },
  });
  const out = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  expect(await releaseOverHttp(['--help'])).toBe(0);
  expect(out.mock.calls.join('')).toContain('publish');
});
