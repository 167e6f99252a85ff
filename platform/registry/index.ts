export {
  canaryChangesBetween,
  recordedCanaries,
  recordedCanarySchema,
  shareOf,
  type CanaryChange,
  type RecordedCanary,
} from './canary-changes.ts';
export { channelStore, type ChannelStore, type LiveReleases } from './channel-store.ts';
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
export { previewHandle, previewStore, type PreviewStore } from './previews.ts';
export { tokenStore, type TeamToken, type TokenStore } from './tokens.ts';
