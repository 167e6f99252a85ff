/** Widths in px that pages may ask for. A closed list: every further width would be another file to make and keep. */
export const pictureWidths = [64, 128, 256, 384, 512, 640, 960, 1280, 1920, 2520] as const;

export type PictureWidth = (typeof pictureWidths)[number];
