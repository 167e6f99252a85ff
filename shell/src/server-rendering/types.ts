import type { Channel, RemoteModule } from '@ritual/shared/federation';

/** The shell's own release, as its `release.json` says and where its files are reached. */
export interface ShellRelease {
  readonly version: string;
  /** Path of the folder, ending in a slash. */
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
  /** The small script that fetches the entry, once the main picture is there, and its integrity. */
  readonly bootstrapLoader: string;
  readonly bootstrapLoaderIntegrity: string;
}

export interface RendererOptions {
  readonly channel: Channel;
  /** Remotes that cannot be had, and why. */
  readonly leftOut: Readonly<Record<string, string>>;
  readonly shell: ShellRelease;
  /** Address of the API, for the loaders of pages. */
  readonly apiOrigin: string;
  /** Address under which visitors reach the store. */
  readonly publicOrigin: string;
  /** The Node build of a remote; throws when it cannot be had or is not what the release says. */
  readonly loadRemote: (name: string) => RemoteModule;
  readonly report: (error: unknown, context: Readonly<Record<string, unknown>>) => void;
  /** In development: where the browser listens for new builds. */
  readonly reload?: string;
}

export interface RenderJob {
  /** Path and query. */
  readonly url: string;
  /** `frame`: only what the shell draws itself, for pages that the browser has to draw. */
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
      /** Whether this is the whole page as every visitor may see it; only then may it be kept. */
      readonly complete: boolean;
      /** Why only the frame was rendered, for the log. */
      readonly reason?: string;
    };

/** Runs work when it is this job's turn: data is fetched side by side, markup is computed one at a time. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

export interface Renderer {
  readonly render: (job: RenderJob, signal: AbortSignal, turn: Turn) => Promise<Rendered>;
}
