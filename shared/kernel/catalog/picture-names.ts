// Which picture is of which product, by the names of files: 'ROP-101-PINE-M-2.jpg', '101-pine.jpg', 'drift-tank_1.webp'.

/** What the name of a file may name: its beginnings, the longest first, in lower case and without the ending. */
export function pictureKeys(fileName: string): readonly string[] {
  const name = stem(fileName);
  const ends = [...name.matchAll(/[-_ .]+/g)].map(({ index }) => index).filter((index) => index > 0);
  return [name, ...ends.toReversed().map((end) => name.slice(0, end))].slice(0, pictureNameLimits.keys);
}

/** Keys of one name, and of one question to the store. */
export const pictureNameLimits = { keys: 8, asked: 100, key: 60 } as const;

const stem = (fileName: string) =>
  fileName
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .trim()
    .toLowerCase();

/** A product that has a key as its number, its handle, or as the SKU of a variant, whose color it has then. */
export interface NamedProduct {
  readonly key: string;
  readonly id: number;
  readonly name: string;
  /** Of the variant with this SKU. */
  readonly color: string | null;
}

export interface NamedPicture {
  readonly product: NamedProduct;
  /** Of the store; null: it shows all colors, or none. */
  readonly color: string | null;
  /** null: the name has no number. */
  readonly place: number | null;
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]+/g, '');

/** What a name says, by the longest key that the store knows. null: no product is named. */
export function namedPicture(
  fileName: string,
  products: ReadonlyMap<string, NamedProduct>,
  colors: readonly { readonly id: string; readonly name: string }[],
): NamedPicture | null {
  const key = pictureKeys(fileName).find((each) => products.has(each));
  const product = products.get(key ?? '');
  if (key === undefined || !product) return null;
  const rest = stem(fileName).slice(key.length);
  const place = /(?:^|[-_ .])(\d{1,3})$/.exec(rest)?.[1];
  const words = plain(rest.replace(/[-_ .]\d{1,3}$/, ''));
  const color = colors.find(({ id, name }) => words !== '' && (plain(id) === words || plain(name) === words));
  return {
    product,
    color: color?.id ?? product.color,
    place: place === undefined ? null : Number(place),
  };
}

/** As they are shown: by their numbers, then by name. */
export const byPlace = <Picture extends { readonly place: number | null; readonly name: string }>(
  pictures: readonly Picture[],
): readonly Picture[] =>
  pictures.toSorted(
    (a, b) => (a.place ?? 1000) - (b.place ?? 1000) || a.name.localeCompare(b.name, 'en', { numeric: true }),
  );
