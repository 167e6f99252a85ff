export {
  canaryChangesBetween,
  recordedCanaries,
  recordedCanarySchema,
  shareOf,
  type CanaryChange,
  type RecordedCanary,
} from './canary-changes.ts';
export type { ChannelStore, LiveReleases } from './channel-store.ts';
export { liveReleases, partsOf, shellFirst, shellName } from './live-releases.ts';
export { ChannelMalformed } from './document.ts';
export { ChannelBusy, ChannelConflict } from './lock.ts';
export {
  changesBetween,
  liveAt,
  liveSince,
  type ChangeNote,
  type RemoteChange,
  type Revision,
} from './revision.ts';
export { isPreviewId, previewHandle, type PreviewStore } from './previews.ts';
export type { TeamToken, TokenStore } from './tokens.ts';
export { openRegistry, registryInFolder, type Registry } from './open-registry.ts';
