type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** The first match wins: most browsers also name those that they are compatible with. */
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Names = [
  [/\biPhone|\biPod/, 'iPhone'],
  [/\biPad/, 'iPad'],
  [/\bAndroid/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows/, 'Windows'],
  [/\bMac OS X|\bMacintosh/, 'Mac'],
  [/\bLinux|\bX11/, 'Linux'],
];

/** 'Chrome on Windows': a readable name for a user agent. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (names: Names) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'Unknown device');
}
