import type { LocalRemote } from '@ritual/shared/federation/channel';
import type { Provided } from '@ritual/shared/federation/compatibility';
import type { KnownRoutes } from '../page-address.ts';
import type { Rendered, RenderJob, ShellRelease } from '../../../src/server-rendering/types.ts';
import type { Composition } from '../live-set/compose.ts';

/** Data that a worker is started with. It renders one revision until it ends. */
export interface WorkerData extends Composition {
  readonly shell: ShellRelease & Provided & { readonly nodeFile: string; readonly nodeIntegrity: string };
  /** Folder that `/releases/` stands for. */
  readonly releases: string;
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  readonly reload?: string;
  /** The releases of a preview, for its banner: `catalog 1.2.0`. */
  readonly preview?: readonly string[];
  /** A remote that the browser gets from its developer's machine; nothing of it is evaluated here. */
  readonly local?: LocalRemote;
  /** Heap limit in MB; the worker is ended when it needs more. */
  readonly memory: number;
  /** Integers: a heartbeat, the number of the job that is being rendered, the step of the start. */
  readonly progress: SharedArrayBuffer;
}

export const heartbeat = 0;
export const currentJob = 1;
/** Which remote is being evaluated, counted from 1 in the order of the channel; 0 is the shell's own work. */
export const startStep = 2;
export const progressBytes = 12;

/** To the render thread. */
export type ToWorker =
  | ({ readonly type: 'render'; readonly id: number; readonly budget: number } & RenderJob)
  | { readonly type: 'stop' };

/** Sent by a worker when it has evaluated its remotes. */
export interface Readiness {
  /** The layout without a page, sent when no page can be rendered. */
  readonly frame: Extract<Rendered, { kind: 'page' }>;
  /** Of the remotes that could be loaded. */
  readonly routes: KnownRoutes;
}

/** From the render thread. */
export type FromWorker =
  | ({ readonly type: 'ready' } & Readiness)
  | { readonly type: 'rendered'; readonly id: number; readonly result: Rendered }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | {
      readonly type: 'report';
      readonly message: string;
      readonly stack?: string;
      readonly context: Readonly<Record<string, unknown>>;
    };

/** To the process of a render thread. */
export type ToProcess =
  | {
      readonly type: 'start';
      readonly data: Omit<WorkerData, 'progress'>;
      readonly stuckAfter?: number | undefined;
      readonly startWithin?: number | undefined;
    }
  | ({ readonly type: 'render'; readonly id: number; readonly budget: number } & RenderJob)
  | { readonly type: 'retire' };

export type FromProcess =
  | Exclude<FromWorker, { type: 'failed' }>
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly message: string;
      /** `stuck`: a StuckRender, `lost`: a LostRender. */
      readonly cause: 'stuck' | 'lost' | 'page';
    }
  | {
      readonly type: 'ended';
      readonly message: string;
      readonly code: string | undefined;
      readonly stack: string | undefined;
      /** The remote that was being evaluated, if it ended during its start. */
      readonly remote: string | undefined;
    };
