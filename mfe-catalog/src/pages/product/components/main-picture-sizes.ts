import { sizesOf } from '@ritual/shared/theme';

/** What gutters, thumbnails, gaps and the buying column leave from 992 on. */
const stage = 'min(100vw - 692px, 908px)';

/** Width of the main picture. */
export const mainPictureSizes = sizesOf('100vw', '62vw', stage);

/** Two beside each other under it; not shown below 992. */
export const halfPictureSizes = `calc((${stage} - 12px) / 2)`;
