import { demoPictures } from '../../demo/index.ts';
import { isAnimatedPicture, kindOfPicture } from '../../kernel/index.ts';
import { invalidField, MockError } from '../mock-error.ts';
import type { MockStore } from './mock-store.ts';
import { colorsIn } from './colors.ts';
import type { MockProduct } from './product-record.ts';

const files = Object.keys(demoPictures);

/**
 * Looks at what was uploaded as far as its first bytes tell, and answers with a picture of the demo in its place: mocks keep no files, and
 * the same bytes have the same name. @returns the file
 */
export function takeIn({ state }: MockStore, bytes: Uint8Array): string {
  if (bytes.length === 0) throw new MockError('PICTURE_EMPTY');
  const kind = kindOfPicture(bytes);
  if (kind === null) throw new MockError('PICTURE_TYPE_UNSUPPORTED');
  if (isAnimatedPicture(bytes, kind)) throw new MockError('PICTURE_ANIMATED');
  const hash = hashOf(bytes);
  // From the end: the first ones are those of the products that tests open.
  const next = files.at(-1 - (Object.keys(state.uploads).length % files.length)) ?? '';
  const file = state.uploads[hash] ?? next;
  state.uploads = { ...state.uploads, [hash]: file };
  return file;
}

/** FNV-1a: enough to tell files of a mock apart. */
function hashOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${String(bytes.length)}-${(hash >>> 0).toString(36)}`;
}

interface Wanted {
  readonly file: string;
  readonly alt: string;
  readonly color: string | null;
  /** null: its middle; without it, that of the file stays. */
  readonly focus?: string | null | undefined;
}

/** The pictures that a product has then: uploads, or pictures that a product has already. undefined: as before. */
export function imagesFor(
  store: MockStore,
  before: MockProduct['images'],
  wanted: readonly Wanted[] | undefined,
): MockProduct['images'] {
  if (wanted === undefined) return before;
  const isColor = new Set(colorsIn(store).map(({ id }) => id));
  return wanted.map(({ file, alt, color, focus: chosen }, position) => {
    const measures = demoPictures[file];
    if (!measures)
      throw invalidField(
        `pictures.${String(position)}.file`,
        'This picture is not kept any more. Remove it, and upload it once more.',
      );
    if (color !== null && !isColor.has(color))
      throw invalidField(`pictures.${String(position)}.color`, 'The store has no such color.');
    const focus = chosen === undefined ? before.find(({ url }) => url === file)?.focus : chosen;
    return { ...measures, url: file, alt, color, position, ...(focus && { focus }) };
  });
}
