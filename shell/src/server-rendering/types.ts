import type { Channel, RemoteModule } from '@ritual/shared/federation';
import type { LocalRemote } from '@ritual/shared/federation/channel';

/** The shell's own release: the contents of its `release.json` and the URL path of its files. */
export interface ShellRelease {
  readonly version: string;
  /** Path of the folder, ending in a slash. */
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
  /** The small script that fetches the entry after the main picture, and its integrity. */
  readonly bootstrapLoader: string;
  readonly bootstrapLoaderIntegrity: string;
  /** The scripts that only developers' pages load: the first one, and the shell with React's development build. */
  readonly developer?: { readonly start: ShellScript; readonly entry: ShellScript };
}

interface ShellScript {
  readonly file: string;
  readonly integrity: string;
}

export interface RendererOptions {
  readonly channel: Channel;
  /** Remotes without a usable release, with the reason. */
  readonly excluded: Readonly<Record<string, string>>;
  readonly shell: ShellRelease;
  /** Origin of the API, for the loaders of pages. */
  readonly apiOrigin: string;
  /** Origin under which visitors reach the store. */
  readonly publicOrigin: string;
  /** Loads the Node build of a remote; throws when it is missing or does not match the hash of the release. */
  readonly loadRemote: (name: string) => RemoteModule;
  readonly report: (error: unknown, context: Readonly<Record<string, unknown>>) => void;
  /** In development: URL of the event stream that announces new builds. */
  readonly reload?: string;
  /** In a preview: its releases (`catalog 1.2.0`), which the page's banner names. */
  readonly preview?: readonly string[];
  /** A remote that the browser loads from its developer's machine: its pages are left to the browser. */
  readonly local?: LocalRemote;
}

export interface RenderJob {
  /** Path and query. */
  readonly url: string;
  /** `frame`: only what the shell itself renders, for pages that the browser has to render. */
  readonly mode: 'page' | 'frame';
}

export type Rendered =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      /** Value of the Content-Security-Policy header. */
      readonly policy: string;
      /** Whether this is the whole page as every visitor may see it; only then may it be cached. */
      readonly complete: boolean;
      /** Why only the frame was rendered, for the log. */
      readonly reason?: string;
    };

type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** The queues of a worker, which a job waits in before two kinds of work. */
export interface Queues {
  /** A page with its data, from loading to markup: some pages at once, because responses take memory. */
  readonly page: Queue;
  /** Computing markup: one page at a time, so that the page that a stuck worker was rendering is known. */
  readonly markup: Queue;
}

export interface Renderer {
  readonly render: (job: RenderJob, signal: AbortSignal, queues: Queues) => Promise<Rendered>;
}
