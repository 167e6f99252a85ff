/** Slots in an order that is kept while slots come and go. */
export class Order {
  readonly #compare: (a: number, b: number) => number;
  #sorted: number[] = [];
  #added: number[] = [];
  #someWent = false;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  add(slot: number): void {
    this.#added.push(slot);
  }

  /** Some slots are not there any more. */
  lose(): void {
    this.#someWent = true;
  }

  /** All slots that are still there, in order. What came or went since the last time is merged in, in one pass. */
  slots(isThere: (slot: number) => boolean): readonly number[] {
    if (this.#added.length === 0 && !this.#someWent) return this.#sorted;
    this.#someWent = false;
    const coming = this.#added.filter(isThere).sort(this.#compare);
    this.#added = [];
    const merged: number[] = [];
    let next = 0;
    for (const slot of this.#sorted) {
      if (!isThere(slot)) continue;
      for (; next < coming.length && this.#compare(coming[next] as number, slot) < 0; next += 1) {
        merged.push(coming[next] as number);
      }
      merged.push(slot);
    }
    this.#sorted = merged.concat(coming.slice(next));
    return this.#sorted;
  }
}
