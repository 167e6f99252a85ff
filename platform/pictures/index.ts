export { StorageFailed } from '../storage/index.ts';
export { measure, type Measures } from './measure.ts';
export { PictureError, type PictureErrorCode } from './picture-error.ts';
export type { StoredUpload } from './store-upload.ts';
export { isUploadName, openUploads, uploadsIn, type ReadyUpload, type Uploads } from './uploads.ts';
