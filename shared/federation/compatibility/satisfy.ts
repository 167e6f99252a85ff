const numbers = (text: string) => /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number);

/**
 * Whether a version lies in a range. The host API writes only one kind of range (../host-api): '^1.4.0', the same or
 * later until the first number that is not zero changes (semver.org; npm's caret). Any other kind does not match.
 */
export function satisfy(version: string, range: string): boolean {
  if (range === '*') return true;
  const have = numbers(version);
  const want = range.startsWith('^') ? numbers(range.slice(1)) : undefined;
  if (!have || !want) {
    console.error(
      `Shared modules are matched by ranges like ^1.4.0; ${version} against ${range} is not understood.`,
    );
    return false;
  }
  const leading = want.findIndex((part) => part > 0);
  const fixed = leading === -1 ? 3 : leading + 1;
  const differs = have.findIndex((part, at) => part !== want[at]);
  return differs === -1 || (differs >= fixed && (have[differs] ?? 0) > (want[differs] ?? 0));
}
