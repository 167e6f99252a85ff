import type { Channel } from '@ritual/shared/federation/channel';
import type { Rendered, RenderJob, ShellRelease } from '../../src/app/render/types.ts';

/** What a worker is started with: one revision for its whole life. */
export interface WorkerData {
  readonly channel: Channel;
  readonly shell: ShellRelease & { readonly nodeFile: string; readonly nodeIntegrity: string };
  /** Folder that `/releases/` stands for. */
  readonly releases: string;
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  readonly reload?: string;
  /** Two integers: a heartbeat, and the number of the job that is being rendered. */
  readonly pulse: SharedArrayBuffer;
}

export const heartbeat = 0;
export const currentJob = 1;

export type ToWorker =
  | ({ readonly type: 'render'; readonly id: number; readonly budget: number } & RenderJob)
  | { readonly type: 'stop' };

export type FromWorker =
  | { readonly type: 'ready'; readonly frame: Extract<Rendered, { kind: 'page' }> }
  | { readonly type: 'rendered'; readonly id: number; readonly result: Rendered }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | {
      readonly type: 'report';
      readonly message: string;
      readonly stack?: string;
      readonly context: Readonly<Record<string, unknown>>;
    };
