import { pictureLimits } from './limits.ts';

const sentences = {
  PICTURE_TYPE_UNSUPPORTED: 'Pictures can be JPEG, PNG, WebP or AVIF.',
  PICTURE_ANIMATED: 'Moving pictures cannot be shown. Take a still one.',
  PICTURE_TOO_LARGE: `Pictures can have at most ${pictureLimits.bytes / 1024 / 1024} MB.`,
  PICTURE_TOO_MANY_PIXELS: `Pictures can have at most ${pictureLimits.pixels / 1_000_000} million pixels.`,
  PICTURE_TOO_SMALL: `Pictures must have at least ${pictureLimits.leastSide} pixels at each side.`,
  PICTURE_UNREADABLE: 'This picture is damaged and cannot be read.',
} as const;

export type PictureErrorCode = keyof typeof sentences;

/** Why a picture was refused. The code is for programs, the message for the user who uploaded it. */
export class PictureError extends Error {
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.name = 'PictureError';
    this.code = code;
  }
}
