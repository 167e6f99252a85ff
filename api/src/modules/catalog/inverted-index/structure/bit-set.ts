/** A set of slots (small non-negative integers), one bit each. */
export class BitSet {
  #words: Uint32Array;

  constructor(capacity = 0) {
    this.#words = new Uint32Array((capacity + 31) >>> 5);
  }

  add(slot: number): void {
    const at = slot >>> 5;
    if (at >= this.#words.length) this.#grow(at + 1);
    this.#words[at] = (this.#words[at] ?? 0) | (1 << (slot & 31));
  }

  delete(slot: number): void {
    const at = slot >>> 5;
    if (at < this.#words.length) this.#words[at] = (this.#words[at] ?? 0) & ~(1 << (slot & 31));
  }

  has(slot: number): boolean {
    return (((this.#words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
  }

  /** Adds what the other has. */
  or(other: BitSet): this {
    if (other.#words.length > this.#words.length) this.#grow(other.#words.length);
    for (let at = 0; at < other.#words.length; at += 1) {
      this.#words[at] = (this.#words[at] ?? 0) | (other.#words[at] ?? 0);
    }
    return this;
  }

  /** Keeps what both have. */
  and(other: BitSet): this {
    for (let at = 0; at < this.#words.length; at += 1) {
      this.#words[at] = (this.#words[at] ?? 0) & (other.#words[at] ?? 0);
    }
    return this;
  }

  /** Keeps what the other has not. */
  without(other: BitSet): this {
    const length = Math.min(this.#words.length, other.#words.length);
    for (let at = 0; at < length; at += 1) {
      this.#words[at] = (this.#words[at] ?? 0) & ~(other.#words[at] ?? 0);
    }
    return this;
  }

  copy(): BitSet {
    const made = new BitSet();
    made.#words = this.#words.slice();
    return made;
  }

  get size(): number {
    let count = 0;
    for (let at = 0; at < this.#words.length; at += 1) count += bitsOf(this.#words[at] ?? 0);
    return count;
  }

  /** How many slots both have. */
  sizeWith(other: BitSet): number {
    const length = Math.min(this.#words.length, other.#words.length);
    let count = 0;
    for (let at = 0; at < length; at += 1) count += bitsOf((this.#words[at] ?? 0) & (other.#words[at] ?? 0));
    return count;
  }

  #grow(length: number): void {
    const grown = new Uint32Array(Math.max(length, this.#words.length * 2));
    grown.set(this.#words);
    this.#words = grown;
  }
}

/** Set bits of a 32-bit word (Hacker's Delight, figure 5-2). */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
