import { expect, test } from '@jest/globals';
import { loggableUrl } from './loggable-url.ts';

test.each([
  ['/reset-password?token=aB-_9', '/reset-password?token=[hidden]'],
  ['/verify-email?a=1&Token=abc&b=2', '/verify-email?a=1&Token=[hidden]&b=2'],
  ['/search?q=token', '/search?q=token'],
])('%s is logged as %s', (url, logged) => {
  expect(loggableUrl(url)).toBe(logged);
});
