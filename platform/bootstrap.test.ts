import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let root: string;

// Fake npm: records how it was called, and empties node_modules like `npm ci`.
const npm = `
  const fs = require('node:fs');
  const [way, ...rest] = process.argv.slice(2);
  const extent = rest.find((option) => /^--(omit|include)=/.test(option));
  fs.appendFileSync('calls', [way, extent].join(' ') + '\\n');
  if (way === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
  fs.mkdirSync('node_modules/.bin', { recursive: true });
  if (process.env.NPM_ENDS === 'killed') process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(Number(process.env.NPM_ENDS ?? 0)), 100);
`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ritual-bootstrap-'));
  mkdirSync(path.join(root, 'platform'));
  copyFileSync(path.join(import.meta.dirname, 'bootstrap.mjs'), path.join(root, 'platform/bootstrap.mjs'));
  writeFileSync(path.join(root, 'npm.cjs'), npm);
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

async function bootstrap(what: 'store' | 'all', ends = '0'): Promise<number | null> {
  const child = spawn(process.execPath, ['platform/bootstrap.mjs', ...(what === 'store' ? ['store'] : [])], {
    cwd: root,
    env: {
      ...process.env,
      npm_execpath: path.join(root, 'npm.cjs'),
      npm_node_execpath: process.execPath,
      NPM_ENDS: ends,
    },
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** The npm calls since this function was last called. */
function calls(): readonly string[] {
  const file = path.join(root, 'calls');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(file);
  return lines;
}

test('starting the store installs production dependencies, once', async () => {
  expect(await bootstrap('store')).toBe(0);
  expect(calls()).toEqual(['ci --omit=dev']);
  expect(await bootstrap('store')).toBe(0);
  expect(calls()).toEqual([]);
});

test('a command that needs the development tools adds them; starting the store keeps them', async () => {
  await bootstrap('store');
  calls();
  await bootstrap('all');
  expect(calls()).toEqual(['install --include=dev']);
  await bootstrap('store');
  await bootstrap('all');
  expect(calls()).toEqual([]);
});

test('a changed lock file reinstalls everything, including the development tools if they were installed', async () => {
  await bootstrap('all');
  writeFileSync(path.join(root, 'package-lock.json'), '{ "packages": {} }');
  calls();
  await bootstrap('store');
  expect(calls()).toEqual(['ci --include=dev']);
});

test.each([
  ['failed', '7', 1],
  ['was killed', 'killed', 130],
])('an installation that %s is repeated', async (_, ends, code) => {
  await bootstrap('store');
  calls();
  expect(await bootstrap('all', ends)).toBe(code);
  expect(calls()).toEqual(['install --include=dev']);
  expect(await bootstrap('all')).toBe(0);
  expect(calls()).toEqual(['ci --include=dev']);
});

test('of several concurrent commands only one installs', async () => {
  await Promise.all([bootstrap('all'), bootstrap('all'), bootstrap('all')]);
  expect(calls()).toEqual(['ci --include=dev']);
});

test('the lock of a process that has died is ignored', async () => {
  mkdirSync(path.join(root, '.cache'));
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  writeFileSync(path.join(root, '.cache/installing'), String(gone.pid));
  expect(await bootstrap('all')).toBe(0);
  expect(existsSync(path.join(root, '.cache/installing'))).toBe(false);
});
