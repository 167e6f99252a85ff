import { pictureWords } from '@ritual/shared/kernel';

/** A picture as the form has it. */
export interface ShownPicture {
  readonly file: string;
  readonly alt: string;
  /** Key of the color that it shows; '': all colors. */
  readonly color: string;
  /** What stays in view where it is cropped, as '30% 70%'; '': its middle. */
  readonly focus: string;
}

/** One to a line, so that the form has all of them as one value: two editors choose between whole sets. */
export const pictureLines = (pictures: readonly ShownPicture[]): string =>
  pictures
    .map(({ file, alt, color, focus }) => [file, color, focus, alt.replace(/\s/g, ' ')].join('\t'))
    .join('\n');

export const picturesIn = (lines: string): readonly ShownPicture[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [file = '', color = '', focus = '', alt = ''] = line.split('\t');
      return { file, color, focus, alt };
    });

/** As two sets are compared, of which one is chosen. */
export const pictureLinesInWords = (lines: string): string =>
  pictureWords(picturesIn(lines).map((picture) => ({ ...picture, color: picture.color || null })));

/** The set with one that was taken out, at its place again. */
export function putBackPicture(lines: string, picture: ShownPicture, index: number): string {
  const pictures = picturesIn(lines);
  const isBack = pictures.some(({ file }) => file === picture.file);
  return isBack ? lines : pictureLines(pictures.toSpliced(index, 0, picture));
}

/**
 * The set with one more. Uploads end in any order: it comes before the first one that was chosen after it, and last where there is none.
 * @param after files that were chosen after it
 */
export function withPicture(lines: string, file: string, after: readonly string[]): string {
  const pictures = picturesIn(lines);
  if (pictures.some((each) => each.file === file)) return lines;
  const next = pictures.findIndex((each) => after.includes(each.file));
  const place = next === -1 ? pictures.length : next;
  return pictureLines(pictures.toSpliced(place, 0, { file, alt: '', color: '', focus: '' }));
}
