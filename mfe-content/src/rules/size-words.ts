import type { BodyMeasure, Garment, SizeAdvice } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { shopWords } from './shop-words.ts';

export interface SizeWords {
  /** In one look: 'M', 'M or L'. */
  readonly size: string;
  /** How it fits; may have links. */
  readonly how: string;
}

const missing: Readonly<Record<Garment, string>> = {
  tops: 'Measure your chest to find your size in tops.',
  bottoms: 'Measure your hips or your waist to find your size in bottoms.',
  shoes: 'Measure your foot to find your size in shoes.',
};

const parts: Readonly<Record<BodyMeasure, string>> = {
  Chest: 'chest',
  Waist: 'waist',
  Hips: 'hips',
  'Foot length': 'foot',
};
const list = (measures: readonly BodyMeasure[]) => measures.map((each) => parts[each]).join(' and ');

const between: Readonly<Record<Garment, (smaller: string, larger: string) => string>> = {
  tops: (smaller, larger) =>
    `Between ${smaller} and ${larger}: ${smaller} for compression and bras, ${larger} for layers and room.`,
  bottoms: (smaller, larger) =>
    `Between ${smaller} and ${larger}: ${smaller} for a close hold, ${larger} for room.`,
  shoes: (smaller, larger) =>
    `Between ${smaller} and ${larger}: ${larger} leaves room for your toes and for thicker socks.`,
};

/** What an advice says to a shopper. */
export function wordsOfAdvice(garment: Garment, advice: SizeAdvice | null): SizeWords {
  if (advice === null) return { size: '–', how: missing[garment] };
  const { size } = advice;
  switch (advice.kind) {
    case 'fits':
      return { size, how: 'Your measurements lie in its range.' };
    case 'between': {
      const { smaller, larger } = advice;
      return { size: `${smaller} or ${larger}`, how: between[garment](smaller, larger) };
    }
    case 'apart': {
      const loose = advice.loose.length > 0 ? `loose at the ${list(advice.loose)}` : '';
      const tight = advice.tight.length > 0 ? `tight at the ${list(advice.tight)}` : '';
      const fit = [loose, tight].filter(Boolean).join(' and ');
      return { size, how: `By your ${parts[advice.by]}. It may be ${fit}.` };
    }
    case 'outside': {
      const [than, which] = advice.end === 'largest' ? ['larger', 'largest'] : ['smaller', 'smallest'];
      const ask = `[Write to us](${paths.contact.to()}) or call ${shopWords.phone}: we tell you which pieces come closest.`;
      return {
        size: '–',
        how: `Your ${parts[advice.by]} measures ${than} than our ${which} size, ${size}. ${ask}`,
      };
    }
  }
}
