import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { channelSchema, type Canary, type Preview } from '@ritual/shared/federation/channel';
import type { Requirements } from '@ritual/shared/federation/compatibility';

/**
 * Minimal builds in the format that the server expects, so that it can be tested without webpack: a shell whose renderer
 * prints the text that the remote exports.
 */
const shellBuild = `
exports.sharedModules = { 'test/exists': require('node:fs').existsSync };
let atOnce = 0;
let most = 0;
exports.createRenderer = (options) => ({
  async render({ url, mode }, signal, queues) {
    const page = (status, text, complete) => ({
      kind: 'page', status, policy: "default-src 'self'", complete,
      html: '<html>' + text + (mode === 'frame' || options.local ? ' frame' : '') + '<meta charset="utf-8"></html>',
      ...(complete ? {} : { reason: 'frame' }),
    });
    if (mode === 'frame' || (options.local && url.startsWith('/list'))) return page(200, 'shell', false);
    if (url.startsWith('/old')) return { kind: 'redirect', status: 302, location: '/new' };
    if (url.startsWith('/moved')) return { kind: 'redirect', status: 301, location: '/list?size=M#top' };
    if (url.startsWith('/late')) await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
    if (url.startsWith('/slow')) await new Promise((resolve) => setTimeout(resolve, 200));
    if (url.startsWith('/hungry'))
      for (const all = []; ; await new Promise(setImmediate)) all.push(new Array(100_000).fill({}).map(() => ({})));
    if (url.startsWith('/private')) return page(200, 'private', false);
    if (url.startsWith('/crowd'))
      return queues.page(async () => {
        most = Math.max(most, ++atOnce);
        await new Promise((resolve) => setTimeout(resolve, 20));
        atOnce -= 1;
        return page(200, 'at once: ' + most, true);
      });
    if (url.startsWith('/waiting'))
      return queues.page(async () => {
        while (!require('node:fs').existsSync(options.releases + '/appeared'))
          await new Promise((resolve) => setTimeout(resolve, 10));
        return page(200, 'waited', true);
      });
    if (url.startsWith('/throw')) throw new Error('thrown on purpose');
    return queues.markup(async () => {
      if (url.startsWith('/loop')) for (;;);
      // Blocks the thread without using processor time, as on a busy machine.
      if (url.startsWith('/starved')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
      const isMissing = url.startsWith('/appearing')
        ? !require('node:fs').existsSync(options.releases + '/appeared')
        : url.startsWith('/missing');
      return page(isMissing ? 404 : 200, options.loadRemote('catalog').text + ' ' + Date.now() + ' ' + url, true);
    });
  },
});`;

/** Routes of the remote: one that declares its query parameters, one that does not. */
const routes = "[{ path: '/list', handle: { query: ['size', 'page'] } }, { path: '/before/:id' }]";

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export interface ReleaseOptions {
  /** Changes the build after its hash was taken. */
  readonly tamper?: boolean;
  /** Runs when the build is evaluated. */
  readonly code?: string;
  /** Host API and packages that it requires of the shell. */
  readonly needs?: Partial<Requirements>;
  /** Revision of the release that is its `previous`. */
  readonly previous?: number;
  /** Further live remotes without pages: the code that their evaluation runs, by name. */
  readonly others?: Readonly<Record<string, string>>;
}

export interface FakeStore {
  readonly dataDir: string;
  readonly shellDist: string;
  /** Publishes a release of the only remote, whose pages say `text`, and makes it live. */
  readonly release: (revision: number, text: string, options?: ReleaseOptions) => void;
  /** Writes a preview of the release of a revision, which need not be live any more; null: of none. */
  readonly preview: (id: string, revision: number | null, expiresAt: Date, more?: Partial<Preview>) => void;
  /** In a new revision: makes the release of a revision a canary for these buckets; without them ends the canary. */
  readonly canary: (revision: number, buckets?: Canary['buckets']) => void;
  /** Publishes a shell whose pages name its version, and makes it live in a new revision. */
  readonly releaseShell: (version: string, options?: { readonly broken?: boolean }) => void;
  /** Makes the missing page '/appearing' exist. */
  readonly appear: () => void;
  readonly remove: () => void;
}

export function fakeStore(): FakeStore {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shell-server-'));
  const shellDist = path.join(dataDir, 'shell');
  write(path.join(shellDist, 'node/server.cjs'), shellBuild);
  write(path.join(shellDist, 'web/main.js'), 'run()');
  write(
    path.join(shellDist, 'release.json'),
    JSON.stringify({
      name: 'shell',
      version: '1.0.0-test',
      hostApi: '1.0',
      brings: { react: '19.3.1' },
      entry: 'main.js',
      files: { 'main.js': integrityOf('run()'), 'developer/start.js': integrityOf('watch()') },
      developer: { start: 'developer/start.js', entry: 'developer/main.js' },
      server: { entry: 'node/server.cjs', integrity: integrityOf(shellBuild) },
    }),
  );
  const channelFile = path.join(dataDir, 'registry/channel.json');
  const releases = new Map<number, object>();
  const owned = { prefixes: ['/', '/list', '/before'], slots: [] };
  return {
    dataDir,
    shellDist,
    release: (revision, text, { tamper = false, code = '', needs = {}, previous = 0, others = {} } = {}) => {
      const version = `1.0.${String(revision)}`;
      const publish = (name: string, build: string) => {
        const base = `/releases/${name}/${version}/`;
        write(path.join(dataDir, base, 'node/server.cjs'), tamper ? `${build} // changed` : build);
        return {
          version,
          hostApi: '1.0',
          ...needs,
          base,
          entry: 'remoteEntry.js',
          exposed: [],
          files: { 'remoteEntry.js': integrityOf('') },
          server: { entry: 'node/server.cjs', integrity: integrityOf(build) },
        };
      };
      const remote = publish(
        'catalog',
        `exports.remote = { name: 'catalog', routes: ${routes}, text: '${text}' };${code}`,
      );
      const beside = Object.entries(others).map(([name, run]) => {
        const build = `exports.remote = { name: '${name}', routes: [] };${run}`;
        return [name, { ...publish(name, build), prefixes: [`/${name}`], slots: [] }] as const;
      });
      releases.set(revision, remote);
      const live = {
        ...remote,
        ...owned,
        previous: releases.get(previous),
      };
      const remotes = { catalog: live, ...Object.fromEntries(beside) };
      const channel = { schema: 1, revision, remotes };
      write(channelFile, JSON.stringify(channel));
    },
    preview: (id, revision, expiresAt, more = {}) =>
      write(
        path.join(dataDir, `registry/previews/${id}.json`),
        JSON.stringify({
          ...{ schema: 1, id, createdAt: new Date().toISOString(), createdBy: 'a test' },
          ...{ expiresAt: expiresAt.toISOString() },
          remotes: revision === null ? {} : { catalog: { ...releases.get(revision), ...owned } },
          ...more,
        }),
      ),
    canary: (revision, buckets) => {
      const { canaries: _before, ...channel } = channelSchema.parse(
        JSON.parse(readFileSync(channelFile, 'utf8')),
      );
      const { catalog } = channel.remotes;
      const now = new Date().toISOString();
      const canaries = buckets && {
        catalog: {
          release: { ...releases.get(revision), ...owned, previous: catalog },
          ...{ buckets, startedAt: now, steppedAt: now, automatic: true },
        },
      };
      write(channelFile, JSON.stringify({ ...channel, revision: channel.revision + 1, canaries }));
    },
    releaseShell: (version, { broken = false } = {}) => {
      const base = `/releases/shell/${version}/`;
      const build = `${shellBuild.replaceAll("'<html>'", `'<html>shell ${version} '`)}${broken ? 'throw new Error();' : ''}`;
      const script = `run('${version}')`;
      write(path.join(dataDir, base, 'node/server.cjs'), build);
      write(path.join(dataDir, base, 'main.js'), script);
      const shell = {
        ...{ version, hostApi: '1.0', brings: { react: '19.3.1' }, base, entry: 'main.js', exposed: [] },
        ...{ files: { 'main.js': integrityOf(script) }, prefixes: [], slots: [] },
        server: { entry: 'node/server.cjs', integrity: integrityOf(build) },
      };
      const channel = channelSchema.parse(JSON.parse(readFileSync(channelFile, 'utf8')));
      const previous = channel.shell;
      write(
        channelFile,
        JSON.stringify({ ...channel, revision: channel.revision + 1, shell: { ...shell, previous } }),
      );
    },
    appear: () => write(path.join(dataDir, 'releases/appeared'), ''),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
