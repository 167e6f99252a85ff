// npm run bench:releases
// How long it takes until three shell servers render with a release after it was promoted, and the memory of the store's own one, over
// many releases. Linux only: reads /proc.
//   --releases 200   --port 3700
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { promote, publish } from '../release/index.ts';
import { root } from '../webpack/packages.ts';
import { startBenchStore, type BenchStore } from './bench-store.ts';
import { processTree } from './processes.ts';
import { folderStore } from '../release/store/release-store.ts';

const { values } = parseArgs({
  options: { releases: { type: 'string', default: '200' }, port: { type: 'string', default: '3700' } },
});
const releases = Number(values.releases);
const port = Number(values.port);
const remote = 'content';

/** Publishes the live release again under other versions, as browsers are not asked here. */
async function publishCopies({ dataDir }: BenchStore, versions: readonly string[]): Promise<void> {
  const live = (await folderStore(dataDir).channel.read()).remotes[remote];
  if (!live) throw new Error(`No release of ${remote} is live.`);
  const folder = path.join(dataDir, 'releases', remote, live.version);
  for (const version of versions) {
    const dist = mkdtempSync(path.join(tmpdir(), 'ritual-bench-dist-'));
    mkdirSync(path.join(dist, 'web'));
    for (const file of Object.keys(live.files)) cpSync(path.join(folder, file), path.join(dist, 'web', file));
    for (const part of ['node', 'types']) {
      cpSync(path.join(folder, part), path.join(dist, part), { recursive: true });
    }
    const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as object;
    writeFileSync(path.join(dist, 'release.json'), JSON.stringify({ ...release, version }));
    await publish(dist, folderStore(dataDir));
    rmSync(dist, { recursive: true });
  }
}

/** Starts a shell server beside the store's own one, with the same data. */
function startShell({ env }: BenchStore, at: number): ChildProcess {
  const address = (offset: number) => `http://127.0.0.1:${port + offset}`;
  return spawn(process.execPath, [path.join(root, 'shell/server/server.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...{ ...env, NODE_ENV: 'production', PORT: String(at) },
      ...{ API_ORIGIN: address(1), ASSET_ORIGIN: address(3), REGISTRY_ORIGIN: address(5) },
    },
  });
}

async function revisionAt(at: number): Promise<number> {
  const answer = await fetch(`http://localhost:${at}/healthz`).catch(() => undefined);
  const { revision = -1 } = ((await answer?.json()) ?? {}) as { readonly revision?: number };
  return revision;
}

/** Resolves when each server renders with the revision. */
const untilAll = (ports: readonly number[], revision: number) =>
  Promise.all(
    ports.map(async (at) => {
      while ((await revisionAt(at)) !== revision) {
        if (shells.some(({ exitCode }) => exitCode !== null)) throw new Error('A shell server has ended.');
        await sleep(20);
      }
    }),
  );

const store = await startBenchStore(port);
const ports = [port, port + 6, port + 7];
const shells = ports.slice(1).map((at) => startShell(store, at));
const memory = () => {
  const held = processTree(store.pid).filter(({ name }) => ['shell server', 'render process'].includes(name));
  return `${held.reduce((sum, { pss }) => sum + pss, 0).toFixed(0)} MB in ${String(held.length)} processes`;
};
try {
  const versions = ['0.0.1-bench', '0.0.2-bench'];
  await publishCopies(store, versions);
  await untilAll(ports, (await folderStore(store.dataDir).channel.read()).revision);
  console.log(`before: shell server ${memory()}`);
  const times: number[] = [];
  for (let count = 1; count <= releases; count += 1) {
    // Without the smoke test, which happens before the channel changes.
    const options = { force: true, reason: 'a measurement' };
    const { revision } = await promote(
      folderStore(store.dataDir),
      remote,
      versions[count % 2] ?? '',
      options,
    );
    const begun = performance.now();
    await untilAll(ports, revision);
    times.push(performance.now() - begun);
    if (count % 50 === 0 || count === releases)
      console.log(`after ${count} releases: shell server ${memory()}`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    `${times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(0) ?? '–'} ms`;
  console.log(`live at three shell servers: median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`);
} finally {
  for (const shell of shells) {
    shell.kill('SIGTERM');
    if (shell.exitCode === null && shell.signalCode === null) await once(shell, 'exit');
  }
  await store.stop();
}
