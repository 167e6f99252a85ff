import { sizesOf } from '@ritual/shared/theme';

/** Width of a card's picture: three beside the filters on wide screens, else two. */
export const listingSizes = sizesOf('50vw', '50vw', '25vw');
