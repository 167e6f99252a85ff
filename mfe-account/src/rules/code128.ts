/** Widths of bar, space, bar, … of each symbol by its value (ISO/IEC 15417); 106 is the stop. */
const symbols = [
  ...['212222', '222122', '222221', '121223', '121322', '131222', '122213', '122312', '132212', '221213'],
  ...['221312', '231212', '112232', '122132', '122231', '113222', '123122', '123221', '223211', '221132'],
  ...['221231', '213212', '223112', '312131', '311222', '321122', '321221', '312212', '322112', '322211'],
  ...['212123', '212321', '232121', '111323', '131123', '131321', '112313', '132113', '132311', '211313'],
  ...['231113', '231311', '112133', '112331', '132131', '113123', '113321', '133121', '313121', '211331'],
  ...['231131', '213113', '213311', '213131', '311123', '311321', '331121', '312113', '312311', '332111'],
  ...['314111', '221411', '431111', '111224', '111422', '121124', '121421', '141122', '141221', '112214'],
  ...['112412', '122114', '122411', '142112', '142211', '241211', '221114', '413111', '241112', '134111'],
  ...['111242', '121142', '121241', '114212', '124112', '124211', '411212', '421112', '421211', '212141'],
  ...['214121', '412121', '111143', '111341', '131141', '114113', '114311', '411113', '411311', '113141'],
  ...['114131', '311141', '411131', '211412', '211214', '211232', '2331112'],
] as const;

const [toC, toB, startB, startC, stop] = [99, 100, 104, 105, 106];

/** Digits in pairs are half as wide (code set C); a change of the set costs one symbol. */
function isWorthPairs(digits: number, atEdge: boolean): boolean {
  return digits >= (atEdge ? 4 : 6);
}

/** The values of the symbols of a text, from its start to its last character. */
function valuesOf(text: string): number[] {
  const values: number[] = [];
  let pairs = false;
  for (let at = 0; at < text.length;) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    const isFirst = values.length === 0;
    const edge = isFirst || at + digits === text.length;
    const wanted: boolean = pairs ? digits >= 2 : digits % 2 === 0 && isWorthPairs(digits, edge);
    if (isFirst) values.push(wanted ? startC : startB);
    else if (wanted !== pairs) values.push(wanted ? toC : toB);
    pairs = wanted;
    values.push(pairs ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32);
    at += pairs ? 2 : 1;
  }
  return values;
}

/**
 * A Code 128 barcode of printable ASCII: the widths of bar, space, bar, … in modules, with its check symbol and stop, without the quiet
 * zones at its sides (10 modules each). null: the text is empty, or has other characters.
 */
export function code128(text: string): readonly number[] | null {
  if (!/^[\x20-\x7e]+$/.test(text)) return null;
  const values = valuesOf(text);
  const check = values.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % 103;
  return [...values, check, stop].flatMap((value) => Array.from(symbols[value] ?? '', Number));
}
