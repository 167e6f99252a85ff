// The registry for the store's own API: what is live, and the changes that owners make in the admin area.
export { adminAreaTeam, storeKey } from '../../registry/store-key.ts';
export { liveReleases, shellFirst } from '../../registry/live-releases.ts';
export { listCanaries, type ListedCanary } from '../canary/list-canaries.ts';
export { steps } from '../canary/schedule.ts';
export { ChannelConflict } from '../../registry/lock.ts';
export { changesBetween, type Revision } from '../../registry/revision.ts';
export { canaryChangesBetween, shareOf, type RecordedCanary } from '../../registry/canary-changes.ts';
export { GateRefused, sentenceOf, type SentProblem } from '../gate/problem.ts';
export { ReleaseError, SmokeTestFailed } from '../release-error.ts';
export { httpRegistry, RegistryUnreachable, TokenRefused } from './http-registry.ts';
export type { ChangeRequest, ChangeResult, ReleaseRegistry } from './release-registry.ts';
export type { DescribedRelease } from '../describe-release.ts';
