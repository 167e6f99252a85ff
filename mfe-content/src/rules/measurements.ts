import { bodyMeasures, isSizeUnit, type Body, type BodyMeasure, type SizeUnit } from '@ritual/shared/kernel';

/** Measurements as they were typed, and the unit in which. */
export interface Measurements {
  readonly unit: SizeUnit;
  readonly texts: Readonly<Record<BodyMeasure, string>>;
}

const perInch = 2.54;

/** What a grown body can measure, in cm; beyond it something else was meant. */
const sensible: Readonly<Record<BodyMeasure, readonly [number, number]>> = {
  Chest: [60, 160],
  Waist: [45, 150],
  Hips: [60, 170],
  'Foot length': [18, 35],
};

export const nothingMeasured: Measurements = {
  unit: 'cm',
  texts: { Chest: '', Waist: '', Hips: '', 'Foot length': '' },
};

const numberOf = (text: string): number | null => {
  const written = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(written) ? Number(written) : null;
};

const limitsOf = (measure: BodyMeasure, unit: SizeUnit) => {
  const [from, to] = sensible[measure];
  return unit === 'cm' ? [from, to] : [Math.ceil(from / perInch), Math.floor(to / perInch)];
};

const steps = { cm: 0.5, in: 0.5 } as const;
const footSteps = { cm: 0.1, in: 0.25 } as const;

/** The texts in another unit, rounded as one reads a tape; in their own as they were typed. What is no number stays. */
export function textsIn(unit: SizeUnit, measured: Measurements): Measurements['texts'] {
  if (unit === measured.unit) return measured.texts;
  const factor = unit === 'cm' ? perInch : 1 / perInch;
  const converted = bodyMeasures.map((measure) => {
    const text = measured.texts[measure];
    const value = numberOf(text);
    const step = (measure === 'Foot length' ? footSteps : steps)[unit];
    // Two places at most; without them 0.1 times something has many.
    return [
      measure,
      value === null ? text : String(Number((Math.round((value * factor) / step) * step).toFixed(2))),
    ];
  });
  return Object.fromEntries(converted) as Measurements['texts'];
}

/** What is wrong, by measure; empty fields are not. */
export function errorsOf({ unit, texts }: Measurements): Readonly<Partial<Record<BodyMeasure, string>>> {
  const found = bodyMeasures.flatMap((measure) => {
    const text = texts[measure].trim();
    const value = numberOf(text);
    const [from = 0, to = 0] = limitsOf(measure, unit);
    if (text === '' || (value !== null && value >= from && value <= to)) return [];
    const words = unit === 'cm' ? 'centimeters' : 'inches';
    return [[measure, `Enter a number of ${words} from ${String(from)} to ${String(to)}.`]];
  });
  return Object.fromEntries(found) as Partial<Record<BodyMeasure, string>>;
}

/** Whether there is no measurement at all. */
export function isEmpty({ texts }: Measurements): boolean {
  return bodyMeasures.every((measure) => texts[measure].trim() === '');
}

/** Centimetres, for the rules. */
export function bodyOf({ unit, texts }: Measurements): Body {
  const values = bodyMeasures.flatMap((measure) => {
    const value = numberOf(texts[measure]);
    return value === null ? [] : [[measure, unit === 'cm' ? value : value * perInch]];
  });
  return Object.fromEntries(values) as Body;
}

/** Whether something out of storage is what was put in: measurements, and sensible ones. */
export function isMeasurements(value: unknown): value is Measurements {
  if (typeof value !== 'object' || value === null) return false;
  const { unit, texts } = value as Partial<Measurements>;
  if (!isSizeUnit(unit) || typeof texts !== 'object' || (texts as unknown) === null) return false;
  if (!bodyMeasures.every((measure) => typeof texts[measure] === 'string')) return false;
  return !isEmpty({ unit, texts }) && Object.keys(errorsOf({ unit, texts })).length === 0;
}
