import { BitSet } from '../structure/bit-set.ts';
import type { Place, SearchTerms } from '../structure/catalog-index.ts';
import type { InvertedIndex } from '../structure/inverted-index.ts';
import type { Term, Tier } from '../structure/vocabulary.ts';

export interface Found {
  /** Pinned products, too. */
  readonly bits: BitSet;
  /** The finds by how well they fit, the best first. */
  readonly groups: readonly BitSet[];
}

/**
 * Products with all words; when no product has all, those with any of them. Without words there is nothing to find. With
 * `named`, what only a description says does not count.
 */
export function search(index: InvertedIndex, { places, pinned }: SearchTerms, { named = false } = {}): Found {
  if (places.length === 0) return { bits: new BitSet(), groups: [] };
  const perPlace = places.map((place) => tiersOfPlace(index, place, named));
  const having = perPlace.map((tiers) => anyOf(tiers, index.capacity));
  const visible = index.visible();
  const all = having.reduce((bits, one) => bits.and(one), visible.copy());
  const withSome = () =>
    visible.copy().and(having.reduce((bits, one) => bits.or(one), new BitSet(index.capacity)));
  const bits = all.size > 0 ? all : withSome();
  const groups = byScore(bits, perPlace).map(({ bits: group }) => group);
  const withPinned = bits.copy();
  for (const id of pinned) index.putIn(id, withPinned, visible);
  return { bits: withPinned, groups };
}

/** Where there are synonyms, words spelled nearly as typed count only when nothing has one of them. */
function tiersOfPlace(index: InvertedIndex, place: Place, named: boolean): readonly Tier[] {
  const [typed = [], ...others] = place;
  if (others.length > 0) {
    const tiers = place.flatMap((expression) => tiersOf(index, expression, { named, literal: true }));
    if (tiers.some(({ bits }) => bits.size > 0)) return tiers.toSorted((a, b) => b.score - a.score);
  }
  return tiersOf(index, typed, { named, literal: false });
}

interface Wanted {
  readonly named: boolean;
  readonly literal: boolean;
}

/** An expression is worth what its words are worth on average. */
function tiersOf(
  index: InvertedIndex,
  expression: readonly Term[],
  { named, literal }: Wanted,
): readonly Tier[] {
  const perTerm = expression.map((term) =>
    index.vocabulary
      .find(term, index.capacity, { literal })
      .filter(({ place }) => !named || place !== 'text'),
  );
  const [first, ...more] = perTerm;
  if (first === undefined || more.length === 0) return first ?? [];
  const whole = more.reduce(
    (bits, tiers) => bits.and(anyOf(tiers, index.capacity)),
    anyOf(first, index.capacity),
  );
  return byScore(whole, perTerm).map(({ score, bits }) => ({
    ...{ place: 'name', bits, score: score / perTerm.length },
  }));
}

const anyOf = (tiers: readonly Tier[], capacity: number) =>
  tiers.reduce((bits, tier) => bits.or(tier.bits), new BitSet(capacity));

/**
 * Puts the finds into groups of the same score, which is the sum over the words of how well each fits. Word by word each
 * group is split by the word's tiers, so it costs as many set operations as there are scores and tiers, however many
 * products were found.
 */
function byScore(
  bits: BitSet,
  perTerm: readonly (readonly Tier[])[],
): readonly { readonly score: number; readonly bits: BitSet }[] {
  let groups = new Map<number, BitSet>([[0, bits]]);
  for (const tiers of perTerm) {
    const split = new Map<number, BitSet>();
    const put = (score: number, some: BitSet) => {
      const same = split.get(score);
      if (same) same.or(some);
      else split.set(score, some);
    };
    for (const [score, group] of groups) {
      const left = group.copy();
      for (const tier of tiers) {
        put(score + tier.score, left.copy().and(tier.bits));
        left.without(tier.bits);
      }
      put(score, left);
    }
    groups = split;
  }
  return [...groups].sort(([a], [b]) => b - a).map(([score, group]) => ({ score, bits: group }));
}
