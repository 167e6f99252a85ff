import { sizesOf } from '@ritual/shared/theme';

/** Width of gutters, thumbnails, gaps and the purchase column from 992 px on. */
const stage = 'min(100vw - 692px, 908px)';

/** Width of the main picture. */
export const mainPictureSizes = sizesOf('100vw', '62vw', stage);

/** Two beside each other below it; not shown below 992 px. */
export const halfPictureSizes = `calc((${stage} - 12px) / 2)`;
