export { pictureLimits } from './limits.ts';
export { measure, type Measures } from './measure.ts';
export { PictureError, type PictureErrorCode } from './picture-error.ts';
export { takeIn, type TakenIn } from './take-in.ts';
