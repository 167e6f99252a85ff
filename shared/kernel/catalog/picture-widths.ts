/** Widths in px that pages may request. A closed list: every further width is another file to generate and store. */
export const pictureWidths = [64, 128, 256, 384, 512, 640, 960, 1280, 1920, 2520] as const;

export type PictureWidth = (typeof pictureWidths)[number];
