/**
 * The fifty states and the District of Columbia with the ranges of the first three digits of their ZIP codes
 * (USPS, Publication 65, L002 three-digit scheme; a few border prefixes serve two states).
 */
export interface UsState {
  /** Two letters, upper case. */
  readonly code: string;
  readonly name: string;
  /** Inclusive ranges of three-digit prefixes. */
  readonly zip: readonly (readonly [number, number])[];
}

export const usStates: readonly UsState[] = [
  { code: 'AL', name: 'Alabama', zip: [[350, 369]] },
  { code: 'AK', name: 'Alaska', zip: [[995, 999]] },
  { code: 'AZ', name: 'Arizona', zip: [[850, 865]] },
  { code: 'AR', name: 'Arkansas', zip: [[716, 729]] },
  { code: 'CA', name: 'California', zip: [[900, 961]] },
  { code: 'CO', name: 'Colorado', zip: [[800, 816]] },
  { code: 'CT', name: 'Connecticut', zip: [[60, 69]] },
  { code: 'DE', name: 'Delaware', zip: [[197, 199]] },
  {
    code: 'DC',
    name: 'District of Columbia',
    zip: [
      [200, 205],
      [569, 569],
    ],
  },
  { code: 'FL', name: 'Florida', zip: [[320, 349]] },
  {
    code: 'GA',
    name: 'Georgia',
    zip: [
      [300, 319],
      [398, 399],
    ],
  },
  { code: 'HI', name: 'Hawaii', zip: [[967, 968]] },
  { code: 'ID', name: 'Idaho', zip: [[832, 838]] },
  { code: 'IL', name: 'Illinois', zip: [[600, 629]] },
  { code: 'IN', name: 'Indiana', zip: [[460, 479]] },
  { code: 'IA', name: 'Iowa', zip: [[500, 528]] },
  { code: 'KS', name: 'Kansas', zip: [[660, 679]] },
  { code: 'KY', name: 'Kentucky', zip: [[400, 427]] },
  { code: 'LA', name: 'Louisiana', zip: [[700, 714]] },
  { code: 'ME', name: 'Maine', zip: [[39, 49]] },
  { code: 'MD', name: 'Maryland', zip: [[206, 219]] },
  {
    code: 'MA',
    name: 'Massachusetts',
    zip: [
      [10, 27],
      [55, 55],
    ],
  },
  { code: 'MI', name: 'Michigan', zip: [[480, 499]] },
  { code: 'MN', name: 'Minnesota', zip: [[550, 567]] },
  { code: 'MS', name: 'Mississippi', zip: [[386, 397]] },
  { code: 'MO', name: 'Missouri', zip: [[630, 658]] },
  { code: 'MT', name: 'Montana', zip: [[590, 599]] },
  { code: 'NE', name: 'Nebraska', zip: [[680, 693]] },
  { code: 'NV', name: 'Nevada', zip: [[889, 898]] },
  { code: 'NH', name: 'New Hampshire', zip: [[30, 38]] },
  { code: 'NJ', name: 'New Jersey', zip: [[70, 89]] },
  { code: 'NM', name: 'New Mexico', zip: [[870, 884]] },
  {
    code: 'NY',
    name: 'New York',
    zip: [
      [5, 5],
      [63, 63],
      [100, 149],
    ],
  },
  { code: 'NC', name: 'North Carolina', zip: [[270, 289]] },
  { code: 'ND', name: 'North Dakota', zip: [[580, 588]] },
  { code: 'OH', name: 'Ohio', zip: [[430, 459]] },
  {
    code: 'OK',
    name: 'Oklahoma',
    zip: [
      [730, 731],
      [734, 749],
    ],
  },
  { code: 'OR', name: 'Oregon', zip: [[970, 979]] },
  { code: 'PA', name: 'Pennsylvania', zip: [[150, 196]] },
  { code: 'RI', name: 'Rhode Island', zip: [[28, 29]] },
  { code: 'SC', name: 'South Carolina', zip: [[290, 299]] },
  { code: 'SD', name: 'South Dakota', zip: [[570, 577]] },
  { code: 'TN', name: 'Tennessee', zip: [[370, 385]] },
  {
    code: 'TX',
    name: 'Texas',
    zip: [
      [733, 733],
      [750, 799],
      [885, 885],
    ],
  },
  { code: 'UT', name: 'Utah', zip: [[840, 847]] },
  {
    code: 'VT',
    name: 'Vermont',
    zip: [
      [50, 54],
      [56, 59],
    ],
  },
  {
    code: 'VA',
    name: 'Virginia',
    zip: [
      [201, 201],
      [220, 246],
    ],
  },
  { code: 'WA', name: 'Washington', zip: [[980, 994]] },
  { code: 'WV', name: 'West Virginia', zip: [[247, 268]] },
  { code: 'WI', name: 'Wisconsin', zip: [[530, 549]] },
  {
    code: 'WY',
    name: 'Wyoming',
    zip: [
      [820, 831],
      [834, 834],
    ],
  },
];

const byKey = new Map<string, string>([
  ...usStates.flatMap(({ code, name }): [string, string][] => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
  ['washington dc', 'DC'],
  ['d.c.', 'DC'],
]);

/** The two-letter code of a state given by code or name in any case and spacing; `null` when there is none. */
export function normalizeState(value: string): string | null {
  const key = value
    .trim()
    .replace(/[\s,]+/g, ' ')
    .toLowerCase();
  return byKey.get(key) ?? null;
}

/** Normalizes a typed ZIP code to '02108' or '02108-1234'; `null` when it has another format. */
export function normalizeZip(value: string): string | null {
  const match = /^\s*(\d{5})(?:[-\s]?(\d{4}))?\s*$/.exec(value);
  if (!match) return null;
  return match[2] ? `${match[1]}-${match[2]}` : (match[1] ?? null);
}

/** Whether a ZIP code can belong to a state (code or name). */
export function zipFitsState(zip: string, state: string): boolean {
  const normalized = normalizeZip(zip);
  const code = normalizeState(state);
  const found = usStates.find((candidate) => candidate.code === code);
  if (!normalized || !found) return false;
  const prefix = Number(normalized.slice(0, 3));
  return found.zip.some(([from, to]) => prefix >= from && prefix <= to);
}
