import { sizesOf } from '@ritual/shared/theme';

/** Width of the main picture: what thumbnails, gaps and the buying column leave. */
export const mainPictureSizes = sizesOf('100vw', '62vw', 'min(100vw - 692px, 908px)');
