import {
  newSince,
  ruleOf,
  type CollectionRule,
  type Gender,
  type ProductFilter,
} from '@ritual/shared/kernel';
import { BitSet } from './bit-set.ts';
import type { IndexedCollection, SortName } from './catalog-index.ts';
import { Order } from './order.ts';
import { Posting, union } from './posting.ts';
import { Vocabulary, type Texts } from './vocabulary.ts';

/** What is kept of a product to sort it and to find its kin. */
interface KeptProduct {
  readonly id: number;
  readonly gender: Gender;
  readonly categories: readonly string[];
  /** Cents. */
  readonly price: number;
  /** Cents; what it cost before, if it is reduced. */
  readonly compareAt: number | null;
  /** Milliseconds since 1970. */
  readonly releasedAt: number;
}

/** A product that shoppers may see once it is released: not withdrawn, and with variants. */
export interface IndexedProduct extends KeptProduct {
  readonly texts: Texts;
  readonly limited: boolean;
  /** Slugs of the collections that list it by hand. */
  readonly collections: readonly string[];
  readonly variants: readonly { readonly size: string; readonly color: string }[];
}

type Facet = keyof ProductFilter;

/** Postings by value, made when a value is first seen. */
class Values {
  readonly #of = new Map<string, Posting>();
  add(value: string, slot: number): void {
    let posting = this.#of.get(value);
    if (!posting) this.#of.set(value, (posting = new Posting()));
    posting.add(slot);
  }
  of(value: string): Posting | undefined {
    return this.#of.get(value);
  }
  names(): readonly string[] {
    return [...this.#of.keys()];
  }
}

/**
 * An inverted index of the catalog: for each value of a filter and each word, the set of products that have it. Lists,
 * counts and searches are unions and intersections of such sets, so they cost a thousandth of looking at the products.
 *
 * A product's place in the sets is its slot. Sets only grow: a product that changes gets another slot, and the old one is
 * no longer among the live ones, which every answer is intersected with.
 */
export class InvertedIndex {
  readonly vocabulary = new Vocabulary();
  readonly #products: KeptProduct[] = [];
  readonly #slotOf = new Map<number, number>();
  readonly #live = new BitSet();
  /** Were not released yet when they were taken in. */
  readonly #unreleased: number[] = [];
  readonly #values = {
    gender: new Values(),
    category: new Values(),
    size: new Values(),
    color: new Values(),
  };
  /** A size in a color: one and the same variant has both. */
  readonly #pairs = new Values();
  readonly #listed = new Values();
  readonly #onSale = new Posting();
  readonly #limited = new Posting();
  readonly #orders: Record<SortName, Order>;

  constructor() {
    const at = (slot: number) => this.#products[slot] as KeptProduct;
    const newest = (a: number, b: number) => at(b).releasedAt - at(a).releasedAt || at(b).id - at(a).id;
    this.#orders = {
      newest: new Order(newest),
      'price-asc': new Order((a, b) => at(a).price - at(b).price || newest(a, b)),
      'price-desc': new Order((a, b) => at(b).price - at(a).price || newest(a, b)),
    };
  }

  /** Products that are there, and places of such that went. */
  get size(): { readonly live: number; readonly slots: number } {
    return { live: this.#slotOf.size, slots: this.#products.length };
  }

  get capacity(): number {
    return this.#products.length;
  }

  /** Takes in a product, or what became of it. `stemOf` knows every word of its texts. */
  put(product: IndexedProduct, stemOf: (word: string) => string): void {
    this.remove(product.id);
    const { id, gender, categories, price, compareAt, releasedAt } = product;
    const slot = this.#products.push({ id, gender, categories, price, compareAt, releasedAt }) - 1;
    this.#slotOf.set(product.id, slot);
    this.#live.add(slot);
    if (product.releasedAt > Date.now()) this.#unreleased.push(slot);
    this.#values.gender.add(product.gender, slot);
    for (const category of product.categories) this.#values.category.add(category, slot);
    for (const { size, color } of product.variants) {
      this.#values.size.add(size, slot);
      this.#values.color.add(color, slot);
      this.#pairs.add(`${size} ${color}`, slot);
    }
    for (const collection of product.collections) this.#listed.add(collection, slot);
    if (product.compareAt !== null && product.compareAt > product.price) this.#onSale.add(slot);
    if (product.limited) this.#limited.add(slot);
    this.vocabulary.add(slot, product.texts, stemOf);
    for (const order of Object.values(this.#orders)) order.add(slot);
  }

  remove(id: number): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    this.#slotOf.delete(id);
    this.#live.delete(slot);
    for (const order of Object.values(this.#orders)) order.lose();
  }

  product(id: number): KeptProduct | undefined {
    const slot = this.#slotOf.get(id);
    return slot === undefined ? undefined : this.#products[slot];
  }

  has(id: number, bits: BitSet): boolean {
    const slot = this.#slotOf.get(id);
    return slot !== undefined && bits.has(slot);
  }

  leaveOut(id: number, bits: BitSet): void {
    const slot = this.#slotOf.get(id);
    if (slot !== undefined) bits.delete(slot);
  }

  /** Adds a product to a set, unless it is not in the other one. */
  putIn(id: number, bits: BitSet, among: BitSet): void {
    const slot = this.#slotOf.get(id);
    if (slot !== undefined && among.has(slot)) bits.add(slot);
  }

  at(slot: number): KeptProduct {
    return this.#products[slot] as KeptProduct;
  }

  /** What shoppers see now. */
  visible(now = Date.now()): BitSet {
    const bits = this.#live.copy();
    for (const slot of this.#unreleased) if (this.at(slot).releasedAt > now) bits.delete(slot);
    return bits;
  }

  /** What is visible now and was released from one moment to another (milliseconds since 1970, both included). */
  releasedWithin(from: number, to: number): BitSet {
    const visible = this.visible();
    const within = new BitSet(this.capacity);
    for (const slot of this.inOrder('newest')) {
      const { releasedAt } = this.at(slot);
      if (releasedAt < from) break;
      if (releasedAt <= to && visible.has(slot)) within.add(slot);
    }
    return within;
  }

  /** All slots in an order, also of products that are not visible yet. */
  inOrder(sort: SortName): readonly number[] {
    return this.#orders[sort].slots((slot) => this.#live.has(slot));
  }

  ofCollection({ slug, rule: text }: IndexedCollection): BitSet {
    const rule = ruleOf(text);
    if (!rule) return this.#union([this.#listed.of(slug)]);
    const parts = [
      this.ofAny('gender', rule.gender === null ? [] : [rule.gender]),
      this.ofAny('category', rule.categories),
      rule.onSale ? this.#union([this.#onSale]) : null,
      rule.limited ? this.#union([this.#limited]) : null,
      rule.isNew ? this.releasedWithin(newSince(Date.now()), Infinity) : null,
      rule.priceFrom === null && rule.priceTo === null ? null : this.#priced(rule),
    ];
    const bits = this.#live.copy();
    for (const part of parts) if (part) bits.and(part);
    return bits;
  }

  #priced({ priceFrom, priceTo }: Pick<CollectionRule, 'priceFrom' | 'priceTo'>): BitSet {
    const bits = new BitSet(this.capacity);
    for (const slot of this.inOrder('price-asc')) {
      const { price } = this.at(slot);
      if (priceTo !== null && price > priceTo) break;
      if (price >= (priceFrom ?? 0)) bits.add(slot);
    }
    return bits;
  }

  /** In whole percent, among these products; null: nothing is reduced by as much as one. */
  largestReduction(among: BitSet): number | null {
    const reduced = this.#union([this.#onSale]).and(among);
    let largest = 0;
    for (let slot = 0; slot < this.capacity; slot += 1) {
      const { price, compareAt } = this.at(slot);
      if (compareAt === null || !reduced.has(slot)) continue;
      largest = Math.max(largest, Math.floor((100 * (compareAt - price)) / compareAt));
    }
    return largest === 0 ? null : largest;
  }

  /** What the chosen genders or categories let through; null: everything. */
  ofAny(facet: 'gender' | 'category', chosen: readonly string[]): BitSet | null {
    return chosen.length === 0 ? null : this.#union(chosen.map((value) => this.#values[facet].of(value)));
  }

  /** What has one variant with a chosen size and a chosen color; null: everything. */
  ofVariants(sizes: readonly string[], colors: readonly string[]): BitSet | null {
    if (sizes.length === 0 && colors.length === 0) return null;
    if (colors.length === 0) return this.#union(sizes.map((size) => this.#values.size.of(size)));
    if (sizes.length === 0) return this.#union(colors.map((color) => this.#values.color.of(color)));
    return this.#union(sizes.flatMap((size) => colors.map((color) => this.#pairs.of(`${size} ${color}`))));
  }

  /** Every value that any product ever had. */
  valuesOf(facet: Facet): readonly string[] {
    return this.#values[facet].names();
  }

  #union(postings: readonly (Posting | undefined)[]): BitSet {
    return union(postings, this.capacity);
  }
}
