import { pictureRefusals, type PictureRefusal } from '@ritual/shared/kernel';

export type PictureErrorCode = PictureRefusal;

/** Why a picture was refused. The code is for programs, the message for the user who uploaded it. */
export class PictureError extends Error {
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(pictureRefusals[code], options);
    this.name = 'PictureError';
    this.code = code;
  }
}
