// A module of its own, so that its chunk contains the toasts only and not all of `shared/blocks`.
export { Toasts } from '@ritual/shared/blocks';
