import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const repository = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

interface Manifest {
  readonly name: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** A team with a folder outside of the repository, which has the packed packages and nothing else of the store. */
export class TeamElsewhere {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'ritual-team-'));
  readonly packages = path.join(this.folder, 'packages');
  readonly project: string;
  /** Settings of its commands: of this repository's environment only where programs are. */
  readonly #env: NodeJS.ProcessEnv = {
    PATH: [path.dirname(process.execPath), process.env['PATH'] ?? ''].join(path.delimiter),
    HOME: process.env['HOME'] ?? '',
  };

  constructor(remote: string) {
    this.project = path.join(this.folder, `mfe-${remote}`);
  }

  /** Makes the remote with `ritual new`, as `npx` would, and installs what it names. */
  async start(remote: string): Promise<void> {
    await run(process.execPath, [path.join(repository, 'platform/packages/cli.ts'), this.packages]);
    const npx = path.join(this.folder, 'npx');
    for (const tarball of readdirSync(this.packages))
      await this.#unpack(path.join(this.packages, tarball), npx);
    this.#linkDeclared(npx, []);
    const ritual = path.join(npx, 'node_modules/.bin/ritual');
    const made = ['new', remote, '--out', this.project, '--packages', this.packages];
    await run(ritual, made, { cwd: this.folder, env: this.#env });
    await this.#install();
  }

  /** An npm script of the project; rejects with its whole output. */
  async npm(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const options = { cwd: this.project, env: { ...this.#env, ...env }, maxBuffer: 1 << 26 };
    const { stdout } = await run('npm', ['run', '-s', ...words], options).catch(
      (error: Error & { readonly stdout?: string; readonly stderr?: string }) => {
        throw new Error(`${error.message}\n${error.stdout ?? ''}\n${error.stderr ?? ''}`);
      },
    );
    return stdout;
  }

  /** Runs the remote alone; resolves with its address and a function that ends it. */
  async runAlone(): Promise<{ readonly url: string; readonly stop: () => void }> {
    const port = await freePort();
    const env = { ...this.#env, DEV_PORT: String(port) };
    // A group of its own: npm and what it has started end together.
    const child = spawn('npm', ['run', 'dev'], { cwd: this.project, env, detached: true });
    const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('standalone at')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', (code) => reject(new Error(`npm run dev ended with ${String(code)}:\n${output}`)));
    await listening;
    return {
      url: `http://localhost:${String(port)}`,
      stop: () => process.kill(-(child.pid ?? 0), 'SIGTERM'),
    };
  }

  remove(): void {
    // What has just been ended may still write to its cache.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  /**
   * What npm would do with this package.json, without the network: the tarballs are unpacked, and other packages are linked from the
   * repository's own node_modules, only those that the project or a tarball names.
   */
  async #install(): Promise<void> {
    const manifest = readJson(path.join(this.project, 'package.json'));
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const spec of Object.values(wanted)) {
      if (spec.startsWith('file:'))
        await this.#unpack(path.resolve(this.project, spec.slice(5)), this.project);
    }
    this.#linkDeclared(this.project, Object.keys(wanted));
  }

  async #unpack(tarball: string, project: string): Promise<void> {
    const made = mkdtempSync(path.join(this.folder, 'unpacked-'));
    await run('tar', ['xzf', tarball, '-C', made]);
    const { name, bin = {} } = readJson(path.join(made, 'package/package.json'));
    const place = path.join(project, 'node_modules', name);
    cpSync(path.join(made, 'package'), place, { recursive: true });
    rmSync(made, { recursive: true });
    const bins = path.join(project, 'node_modules/.bin');
    mkdirSync(bins, { recursive: true });
    for (const [command, file] of Object.entries(bin)) {
      await run('chmod', ['+x', path.join(place, file)]);
      symlinkSync(path.join(place, file), path.join(bins, command));
    }
  }

  #linkDeclared(project: string, more: readonly string[]): void {
    const modules = path.join(project, 'node_modules');
    const ours = readdirSync(path.join(modules, '@ritual')).map((name) =>
      readJson(path.join(modules, '@ritual', name, 'package.json')),
    );
    const named = ours.flatMap(({ dependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...peerDependencies }),
    );
    for (const name of new Set([...named, ...more])) {
      const place = path.join(modules, name);
      if (existsSync(place)) continue;
      const from = ['platform', 'shared', 'workshop', '.']
        .map((folder) => path.join(repository, folder, 'node_modules', name))
        .find((folder) => existsSync(folder));
      if (from === undefined || name.startsWith('@ritual/')) throw new Error(`${name} is in no tarball.`);
      mkdirSync(path.dirname(place), { recursive: true });
      symlinkSync(from, place);
      const { bin } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8')) as {
        readonly bin?: string | Readonly<Record<string, string>>;
      };
      for (const [command, file] of Object.entries(typeof bin === 'string' ? { [name]: bin } : (bin ?? {}))) {
        const link = path.join(modules, '.bin', command);
        if (!existsSync(link)) symlinkSync(path.join(from, file), link);
      }
    }
  }

  /** The sources of all scripts of the build, as its source maps name them: absolute paths. */
  builtFrom(): readonly string[] {
    const maps = path.join(this.project, 'dist/web/.maps');
    const sources = readdirSync(maps)
      .filter((name) => name.endsWith('.map'))
      .flatMap((name) => {
        const map = JSON.parse(readFileSync(path.join(maps, name), 'utf8')) as { readonly sources: string[] };
        return map.sources;
      });
    return [...new Set(sources)]
      .filter((source) => !source.startsWith('webpack/'))
      .map((source) => path.resolve(this.project, source));
  }

  /** Replaces a text of one of its files, which has to be there. */
  edit(file: string, [before, after]: readonly [string, string]): void {
    const place = path.join(this.project, file);
    const text = readFileSync(place, 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no '${before}'.`);
    writeFileSync(place, text.replace(before, after));
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No port is free.')),
      );
    });
  });
}
