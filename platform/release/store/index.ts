export { fetchLive, fetchPreview, requestedReleases } from './fetch-releases.ts';
export { folderStore, openReleaseStore, type ReleaseStore } from './release-store.ts';
export { otherContent, type DatedRelease, type KeptReleases } from './kept-releases.ts';
