/** The picture of a collection as its form has it. */
export interface FormPicture {
  readonly file: string;
  /** Px. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** What stays in view where it is cropped; '': its middle. */
  readonly focus: string;
}

interface Given {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly focus?: string | undefined;
}

/** As one text, which two editors compare as a whole. */
export const pictureLine = ({ file, width, height, alt, focus = '' }: Given): string =>
  [file, String(width), String(height), focus, alt.replace(/\s/g, ' ')].join('\t');

/** null: it has none. */
export function pictureIn(line: string): FormPicture | null {
  if (line === '') return null;
  const [file = '', width = '', height = '', focus = '', alt = ''] = line.split('\t');
  return { file, width: Number(width), height: Number(height), focus, alt };
}

export const pictureLineInWords = (line: string): string => {
  const picture = pictureIn(line);
  return picture ? picture.alt || picture.file : '';
};
