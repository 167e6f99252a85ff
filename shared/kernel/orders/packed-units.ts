/** Pieces of a parcel as a person writes them in a file: by SKU. */
export interface PackedUnits {
  readonly sku: string;
  readonly quantity: number;
}

const form = /^(?:(\d{1,4})\s*[x×*]\s+)?(\S+?)(?:\s+[x×*]\s*(\d{1,4}))?$/i;

/** Reads 'ROP-101-PIN-M x 2, ROP-221-OAT-L'; the same SKU twice is one. null: it is not written so. Nothing: an empty list. */
export function readPackedUnits(text: string): readonly PackedUnits[] | null {
  const found = new Map<string, number>();
  for (const part of text.split(/[,;|+\n]/).map((each) => each.trim())) {
    if (part === '') continue;
    const [, before, sku, after] = form.exec(part) ?? [];
    if (sku === undefined || (before !== undefined && after !== undefined)) return null;
    const quantity = Number(before ?? after ?? 1);
    if (quantity === 0) return null;
    found.set(sku.toUpperCase(), (found.get(sku.toUpperCase()) ?? 0) + quantity);
  }
  return [...found].map(([sku, quantity]) => ({ sku, quantity }));
}
