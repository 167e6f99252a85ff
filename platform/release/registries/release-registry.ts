import type { Channel } from '../../../shared/federation/channel.ts';
import type { CanaryChange, RemoteChange, Revision } from '../../registry/index.ts';
import type { CanaryStep, NewCanary } from '../canary/index.ts';
import type { DescribedRelease } from '../describe-release.ts';
import type { StoreHealth } from '../health.ts';
import type { Listed } from '../list.ts';
import type { BuildFiles } from '../publish/build-files.ts';
import type { ReleaseFile } from '../publish/release-file.ts';
import type { CheckReport, Checked } from '../promote/check-build.ts';
import type { CreatedPreview, ListedPreview, PreviewResult } from '../promote/preview.ts';
import type { SignInOptions } from '../promote/developer.ts';
import type { Promotion } from '../promote/promote.ts';
import type { ReleasedTypes } from '../types/released-types.ts';
import type { Position, Traced } from '../trace/trace-positions.ts';
import type { RollbackTarget } from '../promote/rollback-to.ts';

/** Who changes the channel and why, and how. */
export interface ChangeRequest {
  readonly actor?: string | undefined;
  readonly reason?: string | undefined;
  /** Does everything but write. */
  readonly dryRun?: boolean | undefined;
  /** Skips the smoke test. */
  readonly force?: boolean | undefined;
}

/** What has changed, or would change. */
export interface ChangeResult {
  /** The live revision; after a dry run the one that stays. */
  readonly revision: number;
  readonly dryRun: boolean;
  /** Each with the version that browsers fall back to; null: none. */
  readonly changes: readonly (RemoteChange & { readonly fallback: string | null })[];
  readonly canaryChanges: readonly CanaryChange[];
  /** What else the one who changes it has to know. */
  readonly note?: string | undefined;
}

/** Changes of the canary of a remote. */
export interface CanaryOperations {
  readonly start: (canary: NewCanary, request: ChangeRequest) => Promise<ChangeResult>;
  readonly step: (remote: string, step: CanaryStep, request: ChangeRequest) => Promise<ChangeResult>;
  readonly complete: (remote: string, request: ChangeRequest) => Promise<ChangeResult>;
  readonly abort: (remote: string, request: ChangeRequest) => Promise<ChangeResult>;
}

export interface RollbackResult extends ChangeResult {
  /** The revision that it went back to, when one was asked for. */
  readonly target?: Pick<Revision, 'revision' | 'at'> | undefined;
}

export interface RollbackRequest extends ChangeRequest {
  /** The remotes; none: all, with `to` only. */
  readonly remotes: readonly string[];
  /** By default each remote goes one release back. */
  readonly to?: RollbackTarget | undefined;
}

export interface PreviewRequest extends Pick<ChangeRequest, 'actor' | 'force' | 'dryRun'> {
  readonly releases: readonly Pick<Promotion, 'name' | 'version'>[];
  readonly hours: number;
  /** The team whose token is used, if any. */
  readonly team?: string | undefined;
}

export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** Whether it was published already, with the same content. */
  readonly alreadyThere: boolean;
}

/**
 * The registry that the commands work with: the folder of the store, or its HTTP API. A refusal is a ReleaseError; a change that
 * another one came before is a ChannelConflict.
 */
export interface ReleaseRegistry {
  /** The folder or the address, for messages. */
  readonly location: string;
  /** Publishes a build: a folder with `web`, `node` and `release.json`. A dry run does everything but write. */
  readonly publish: (dist: string, request?: Pick<ChangeRequest, 'dryRun'>) => Promise<PublishedRelease>;
  readonly list: () => Promise<readonly Listed[]>;
  /** Describes a published release; rejects with NotPublished when there is none. */
  readonly release: (name: string, version: string) => Promise<DescribedRelease>;
  /** Finds the places in the sources of a published release; rejects with NotPublished when there is none. */
  readonly trace: (
    name: string,
    version: string,
    positions: readonly Position[],
  ) => Promise<readonly Traced[]>;
  /** Checks whether a published release or a build could go live, together with what is described; changes nothing. */
  readonly check: (wanted: Checked, beside?: readonly ReleaseFile[]) => Promise<CheckReport>;
  /** The files of a published release; over HTTP of the token's remotes only. Rejects with NotPublished when there is none. */
  readonly download: (name: string, version: string) => Promise<BuildFiles>;
  /** The types of slots and events of what was live at a revision; by default of what is live. */
  readonly types: (revision?: number) => Promise<ReleasedTypes>;
  readonly channel: () => Promise<Channel>;
  /** All revisions, oldest first. */
  readonly history: () => Promise<readonly Revision[]>;
  /** What pages have reported in so many days; rejects with ReportsUnavailable when the API does not say. */
  readonly health: (days: number) => Promise<StoreHealth>;
  readonly promote: (
    releases: readonly Pick<Promotion, 'name' | 'version'>[],
    request: ChangeRequest,
  ) => Promise<ChangeResult>;
  readonly rollback: (request: RollbackRequest) => Promise<RollbackResult>;
  readonly canary: CanaryOperations;
  /** The id is null after a dry run. */
  readonly preview: (request: PreviewRequest) => Promise<PreviewResult>;
  /** Makes a link that signs a developer in: its browser gets the developer panel. */
  readonly developer: (request: SignInOptions) => Promise<CreatedPreview>;
  /** The previews that can be seen and that the sender may end, oldest first. */
  readonly previews: () => Promise<readonly ListedPreview[]>;
  /** Ends a preview, named by its handle; resolves with it. */
  readonly endPreview: (handle: string) => Promise<ListedPreview>;
}
