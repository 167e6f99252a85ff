import type { AdminProduct, ProductOptions, UploadedPicture } from '@ritual/shared/contract';
import { getAdminProduct, updateProduct, uploadPicture } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { pictureLimits } from '@ritual/shared/kernel';
import { bodyOf, valuesOf } from '../../../../rules/product/form-values.ts';
import type { MatchedFile, MatchedProduct } from './matched.ts';

type Pictures = NonNullable<ReturnType<typeof bodyOf>['body']['pictures']>;

/** More would share one line, and each of them take longer than a server waits. */
const atOnce = 2;

/** Sends the files of a product, two at a time. Without all of them nothing is saved. */
async function sent(
  files: readonly MatchedFile[],
  signal: AbortSignal,
  onSent: () => void,
): Promise<readonly UploadedPicture[]> {
  const pictures: UploadedPicture[] = [];
  for (let at = 0; at < files.length; at += atOnce) {
    const part = await Promise.all(
      files.slice(at, at + atOnce).map(async ({ file }) => {
        const picture = await api.call(uploadPicture, { body: file }, { signal });
        onSent();
        return picture;
      }),
    );
    pictures.push(...part);
  }
  return pictures;
}

/** Says what a picture shows, as far as its name tells; the form of the product can say it better. */
function altOf(product: AdminProduct, color: string | undefined, place: number): string {
  const shown = color === undefined ? product.name : `${product.name} in ${color}`;
  return `${shown}, picture ${String(place)}`.slice(0, pictureLimits.alt);
}

async function savePictures(product: AdminProduct, pictures: Pictures): Promise<AdminProduct> {
  const { body } = bodyOf(valuesOf(product), product.releasedAt);
  return api.call(updateProduct, {
    params: { id: product.id },
    body: { ...body, pictures, version: product.version },
  });
}

const picturesOf = (product: AdminProduct): Pictures =>
  bodyOf(valuesOf(product), product.releasedAt).body.pictures ?? [];

export interface SavedPictures {
  readonly added: number;
  /** Takes the pictures off the product again, if it is unchanged since. */
  readonly undo: () => Promise<void>;
}

/** Puts the files behind the pictures that a product has; one that it has already is not put there twice. */
export async function addPictures(
  { id, files }: MatchedProduct,
  colors: ProductOptions['colors'],
  { signal, onSent }: { readonly signal: AbortSignal; readonly onSent: () => void },
): Promise<SavedPictures> {
  const pictures = await sent(files, signal, onSent);
  signal.throwIfAborted();
  // Read now: it may have been changed while the files were on their way.
  const product = await api.call(getAdminProduct, { params: { id } }, { signal });
  const before = picturesOf(product);
  const known = new Set(before.map(({ file }) => file));
  const added: Pictures[number][] = [];
  for (const [index, { file }] of pictures.entries()) {
    if (known.has(file)) continue;
    known.add(file);
    const color = colors.find((each) => each.id === files[index]?.color);
    const place = before.length + added.length + 1;
    added.push({ file, alt: altOf(product, color?.name, place), color: color?.id ?? null });
  }
  if (added.length === 0) return { added: 0, undo: () => Promise.resolve() };
  const saved = await savePictures(product, [...before, ...added]);
  return {
    added: added.length,
    undo: async () => void (await savePictures(saved, before)),
  };
}
