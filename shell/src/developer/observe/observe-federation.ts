/** A shared package as one of the page's remotes, or the shell, provides it. */
export interface SharedPackage {
  readonly name: string;
  readonly version: string;
  /** Who has brought it. */
  readonly from: string;
}

export interface RemoteLoad {
  readonly askedAt: number;
  /** When its code had run. */
  readonly startedAt?: number;
}

export interface FederationSeen {
  /** By the remote's name. */
  readonly loads: ReadonlyMap<string, RemoteLoad>;
  readonly sharedPackages: () => readonly SharedPackage[];
}

/** The parts of the federation runtime that are used here. */
interface Runtime {
  readonly shareScopeMap: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, Shared>>>>>
  >;
  readonly loadShare: (name: string) => Promise<false | (() => unknown)>;
}
interface Shared {
  readonly from?: string;
}

interface Options {
  readonly changed: () => void;
  readonly onEvent: (name: string, payload: unknown) => void;
}

const eventsModule = '@ritual/shared/events';
const eventNames = ['cart:open', 'cart:changed', 'cart:added'];

/**
 * Follows the page's federation runtime through a plugin. A runtime that starts later takes the plugins that are listed for tools under
 * its global name.
 */
export function observeFederation(page: Window & typeof globalThis, { changed, onEvent }: Options) {
  const loads = new Map<string, RemoteLoad>();
  let runtime: Runtime | undefined;
  const plugin = {
    name: 'developer-panel',
    init: (args: { readonly origin: Runtime }) => {
      runtime = args.origin;
      void followEvents(args.origin, onEvent);
      return args;
    },
    beforeRequest: (args: { readonly id: string }) => {
      const name = nameOf(args.id);
      if (!loads.has(name)) loads.set(name, { askedAt: performance.now() });
      return args;
    },
    onLoad: ({ id }: { readonly id: string }) => {
      const name = nameOf(id);
      const { askedAt = performance.now(), startedAt } = loads.get(name) ?? {};
      loads.set(name, { askedAt, startedAt: startedAt ?? performance.now() });
      changed();
    },
  };
  const globals = page as unknown as { __FEDERATION__?: { __GLOBAL_PLUGIN__: object[] } };
  (globals.__FEDERATION__ ??= { __GLOBAL_PLUGIN__: [] }).__GLOBAL_PLUGIN__.push(plugin);
  return { loads, sharedPackages: () => (runtime ? packagesOf(runtime) : []) };
}

/** `catalog/remote` → `catalog`. */
const nameOf = (id: string): string => id.split('/')[0] ?? id;

async function followEvents(runtime: Runtime, onEvent: Options['onEvent']): Promise<void> {
  // The shell's modules are registered right after this.
  await Promise.resolve();
  const module = await runtime.loadShare(eventsModule);
  if (module === false) return;
  const { cartEvents } = module() as {
    readonly cartEvents: { readonly on: (name: string, listener: (payload: unknown) => void) => void };
  };
  for (const name of eventNames) cartEvents.on(name, (payload) => onEvent(name, payload));
}

function packagesOf({ shareScopeMap }: Runtime): readonly SharedPackage[] {
  return Object.entries(shareScopeMap['default'] ?? {}).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { from = '' }]) => ({ name, version, from })),
  );
}
