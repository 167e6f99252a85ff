interface Period {
  /** '2026-11', '2026-Q4' */
  readonly value: string;
  readonly label: string;
}

const monthName = (year: number, month: number) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month, 1),
  );

/** The quarters and months that are filed: those of today, and of the two years before. Newest first, quarters beside their months. */
export function taxPeriods(today: string): readonly Period[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const now = year * 12 + month - 1;
  const months = Array.from({ length: 25 }, (_, back) => now - back);
  return months.flatMap((at, index) => {
    const [inYear, ofYear] = [at % 12, Math.floor(at / 12)];
    const quarter = Math.floor(inYear / 3) + 1;
    const value = `${String(ofYear)}-${String(inYear + 1).padStart(2, '0')}`;
    const isFirst = index === 0 || inYear % 3 === 2;
    return [
      ...(isFirst
        ? [
            {
              value: `${String(ofYear)}-Q${String(quarter)}`,
              label: `Quarter ${String(quarter)} of ${String(ofYear)}`,
            },
          ]
        : []),
      { value, label: monthName(ofYear, inYear) },
    ];
  });
}

/** The month before the one of a day: it is over, and is filed next. */
export function lastMonth(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const at = year * 12 + month - 2;
  return `${String(Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}`;
}
