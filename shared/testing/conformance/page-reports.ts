import { describe, expect, test } from '@jest/globals';
import type { Client } from './client.ts';

/** What pages report about themselves. With a token it counts: `api/src/modules/release-health`. */
export function pageReportScenarios(client: () => Client): void {
  const token = `${'a'.repeat(16)}~mk2f0x9c~none~${'b'.repeat(22)}`;
  const failure = {
    kind: 'failure',
    token,
    remote: 'catalog',
    version: '1.0.0',
    region: 'page',
    code: 'ERROR',
  };

  test.each([
    ['being alive', { kind: 'alive', token }],
    ['having been left', { kind: 'left', token }],
    ['a failure', failure],
    ['an error in hydration', { ...failure, kind: 'hydration' }],
    ['vitals', { kind: 'vitals', token, remote: 'catalog', version: '1.0.0', LCP: 1200, CLS: 12 }],
  ])('%s is taken; a made-up token gets the same answer', async (_what, body) => {
    expect((await client().ok('reportPage', { body })).data).toEqual({ reload: false });
  });

  describe('not taken is', () => {
    test.each([
      ['another kind', { ...failure, kind: 'click' }],
      ['no token', { kind: 'alive' }],
      ['the text of an error', { ...failure, code: 'Cannot read properties of undefined' }],
      ['an address', { ...failure, region: '/dashboard/orders/1' }],
      ['something more than is asked', { ...failure, message: 'private' }],
      ['a measure below zero', { kind: 'vitals', token, remote: 'catalog', version: '1.0.0', LCP: -1 }],
    ])('%s', async (_what, body) => {
      await client().refused('reportPage', 'VALIDATION_FAILED', { body });
    });
  });
}
