import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildIn } from '../publish/build.ts';
import { writeBuild } from '../testing/write-build.ts';
import { candidateOf } from './candidate.ts';

test('scripts without compressed copies are measured while the process goes on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'candidate-'));
  try {
    const script = `exports.text = '${randomBytes(300_000).toString('hex')}';`;
    const build = buildIn(writeBuild(folder, '1.0.0-a', {}, script));
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const { bytes } = await candidateOf(build);
    clearInterval(timer);
    expect(bytes['remoteEntry.js']).toBeLessThan(script.length);
    expect(bytes['remoteEntry.js']).toBeGreaterThan(script.length / 3);
    expect(turns).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
