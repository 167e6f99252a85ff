// A module of its own, so that its chunk holds the sign and not all blocks.
export { RegionError } from '@ritual/shared/blocks';
