import { BitSet } from './bit-set.ts';

/** Up to this many slots are kept as a list: a bit set has a bit for each product, too much for each of thousands of words. */
const maxListed = 256;

/** The slots that have something in common: a word, a category, a size in a color. Only grows. */
export class Posting {
  #listed: number[] | null = [];
  #bits: BitSet | null = null;

  /** Slots are added in rising order; one twice counts once. */
  add(slot: number): void {
    if (this.#bits) {
      this.#bits.add(slot);
      return;
    }
    const listed = (this.#listed ??= []);
    if (listed.at(-1) === slot) return;
    listed.push(slot);
    if (listed.length <= maxListed) return;
    this.#bits = new BitSet(slot + 1);
    for (const one of listed) this.#bits.add(one);
    this.#listed = null;
  }

  addTo(bits: BitSet): void {
    if (this.#bits) bits.or(this.#bits);
    else for (const slot of this.#listed ?? []) bits.add(slot);
  }
}

/** Everything that one of the postings has. */
export function union(postings: Iterable<Posting | undefined>, capacity: number): BitSet {
  const bits = new BitSet(capacity);
  for (const posting of postings) posting?.addTo(bits);
  return bits;
}
