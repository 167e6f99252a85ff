export {
  createView,
  internalKey,
  readView,
  viewMetric,
  visitorKey,
  type View,
  type ViewArm,
} from './view-token.ts';
export {
  canaryRun,
  canaryVotes,
  internalPaths,
  releaseHealth,
  servedViews,
  viewsAtOnce,
  type CanaryPeriod,
  type CanaryRun,
  type CanaryVotes,
  type LiveReleases,
  type ReleaseHealth,
  type ServedView,
  type ServedViews,
} from './wire.ts';
