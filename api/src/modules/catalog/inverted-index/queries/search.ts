import { BitSet } from '../structure/bit-set.ts';
import type { InvertedIndex } from '../structure/inverted-index.ts';
import type { Term, Tier } from '../structure/vocabulary.ts';

export interface Found {
  readonly bits: BitSet;
  /** The finds by how well they fit, the best first. */
  readonly groups: readonly BitSet[];
}

/**
 * Products with all words; when no product has all, those with any of them. Without words there is nothing to find. With
 * `named`, what only a description says does not count.
 */
export function search(index: InvertedIndex, terms: readonly Term[], { named = false } = {}): Found {
  if (terms.length === 0) return { bits: new BitSet(), groups: [] };
  const perTerm = terms.map((term) =>
    index.vocabulary.find(term, index.capacity).filter(({ place }) => !named || place !== 'text'),
  );
  const having = perTerm.map((tiers) => anyOf(tiers, index.capacity));
  const visible = index.visible();
  const all = having.reduce((bits, one) => bits.and(one), visible.copy());
  const withSome = () => visible.and(having.reduce((bits, one) => bits.or(one), new BitSet(index.capacity)));
  const bits = all.size > 0 ? all : withSome();
  return { bits, groups: byScore(bits, perTerm) };
}

const anyOf = (tiers: readonly Tier[], capacity: number) =>
  tiers.reduce((bits, tier) => bits.or(tier.bits), new BitSet(capacity));

/**
 * Puts the finds into groups of the same score, which is the sum over the words of how well each fits. Word by word each
 * group is split by the word's tiers, so it costs as many set operations as there are scores and tiers, however many
 * products were found.
 */
function byScore(bits: BitSet, perTerm: readonly (readonly Tier[])[]): readonly BitSet[] {
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
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}
