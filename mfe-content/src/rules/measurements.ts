import { bodyMeasures, isSizeUnit, type Body, type BodyMeasure, type SizeUnit } from '@ritual/shared/kernel';

/** Measurements as typed, with their unit. */
export interface Measurements {
  readonly unit: SizeUnit;
  readonly texts: Readonly<Record<BodyMeasure, string>>;
}

const perInch = 2.54;

/** Plausible measurements of an adult body, in cm; values beyond them are mistakes. */
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

/** The texts in another unit, rounded as a tape is read; in their own unit unchanged. Invalid numbers stay. */
export function textsIn(unit: SizeUnit, measured: Measurements): Measurements['texts'] {
  if (unit === measured.unit) return measured.texts;
  const factor = unit === 'cm' ? perInch : 1 / perInch;
  const converted = bodyMeasures.map((measure) => {
    const text = measured.texts[measure];
    const value = numberOf(text);
    const step = (measure === 'Foot length' ? footSteps : steps)[unit];
    // At most two decimals; otherwise 0.1 times something would have many.
    return [
      measure,
      value === null ? text : String(Number((Math.round((value * factor) / step) * step).toFixed(2))),
    ];
  });
  return Object.fromEntries(converted) as Measurements['texts'];
}

/** Errors by measurement; empty fields have none. */
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

/** Centimeters, for the rules. */
export function bodyOf({ unit, texts }: Measurements): Body {
  const values = bodyMeasures.flatMap((measure) => {
    const value = numberOf(texts[measure]);
    return value === null ? [] : [[measure, unit === 'cm' ? value : value * perInch]];
  });
  return Object.fromEntries(values) as Body;
}

/** Guard for values from storage: plausible measurements only. */
export function isMeasurements(value: unknown): value is Measurements {
  if (typeof value !== 'object' || value === null) return false;
  const { unit, texts } = value as Partial<Measurements>;
  if (!isSizeUnit(unit) || typeof texts !== 'object' || (texts as unknown) === null) return false;
  if (!bodyMeasures.every((measure) => typeof texts[measure] === 'string')) return false;
  return !isEmpty({ unit, texts }) && Object.keys(errorsOf({ unit, texts })).length === 0;
}
