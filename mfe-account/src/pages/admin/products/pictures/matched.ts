import type { ProductOptions } from '@ritual/shared/contract';
import { findPictureProducts } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import {
  byPlace,
  namedPicture,
  pictureKeys,
  pictureNameLimits,
  pictureSizeRefusal,
  type NamedPicture,
  type NamedProduct,
} from '@ritual/shared/kernel';

export interface MatchedFile extends Omit<NamedPicture, 'product'> {
  readonly name: string;
  readonly file: File;
}

/** The files of one product, in their order. */
export interface MatchedProduct {
  readonly id: number;
  readonly name: string;
  readonly files: readonly MatchedFile[];
}

export interface Matched {
  readonly products: readonly MatchedProduct[];
  /** Files that are not taken, and why. */
  readonly left: readonly { readonly name: string; readonly words: string }[];
}

/** Whether it says of itself that it is something else; what says nothing is looked at by the server. */
const isNoPicture = ({ name, type }: File): boolean =>
  (type !== '' && !type.startsWith('image/')) ||
  /\.(csv|txt|xlsx?|ods|pdf|docx?|zip|html?|json)$/i.test(name);

const noPicture = 'This is no picture. Choose JPEG, PNG, WebP or AVIF files.';
const noProduct =
  'No product has this number, handle or SKU. Name the file like 101-1.jpg, ROP-101-PINE-M.jpg or 101-pine-2.jpg.';

/** Keys that go into one question: both by their count and by their length. */
function questions(names: readonly string[]): readonly (readonly string[])[] {
  const keys = [...new Set(names.flatMap(pictureKeys))].filter(
    (key) => key.length <= pictureNameLimits.key && !key.includes('/'),
  );
  // An address that is longer is not taken by all proxies.
  const most = 40;
  return Array.from({ length: Math.ceil(keys.length / most) }, (_, at) =>
    keys.slice(at * most, (at + 1) * most),
  );
}

/** Which product each file is of; nothing is sent of the files themselves. */
export async function matchedFiles(
  files: readonly File[],
  colors: ProductOptions['colors'],
  signal: AbortSignal,
): Promise<Matched> {
  const known = new Map<string, NamedProduct>();
  for (const keys of questions(files.filter((file) => !isNoPicture(file)).map(({ name }) => name))) {
    const { content } = await api.call(findPictureProducts, { query: { keys: keys.join('/') } }, { signal });
    for (const found of content) known.set(found.key, found);
  }
  const products = new Map<number, MatchedProduct>();
  const left: { name: string; words: string }[] = [];
  for (const file of files) {
    if (isNoPicture(file)) {
      left.push({ name: file.name, words: noPicture });
      continue;
    }
    const found = namedPicture(file.name, known, colors);
    const words = found ? pictureSizeRefusal(file.size) : noProduct;
    if (!found || words !== null) {
      left.push({ name: file.name, words: words ?? noProduct });
      continue;
    }
    const { product, color, place } = found;
    const before = products.get(product.id) ?? { id: product.id, name: product.name, files: [] };
    const made = { name: file.name, file, color, place };
    products.set(product.id, { ...before, files: byPlace([...before.files, made]) });
  }
  return { products: [...products.values()], left };
}
