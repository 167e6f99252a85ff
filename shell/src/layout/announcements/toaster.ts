// A module of its own, so that its chunk holds the toasts and not all blocks.
export { Toasts } from '@ritual/shared/blocks';
