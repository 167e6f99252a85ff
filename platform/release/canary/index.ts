export {
  abortCanary,
  completeCanary,
  stepCanary,
  type CanaryOptions,
  type CanaryStep,
} from './change-canary.ts';
export { listCanaries, type ListedCanary } from './list-canaries.ts';
export { maxShare, nextStep, steps } from './schedule.ts';
export { maxCanaries, startCanary, type NewCanary } from './start-canary.ts';
