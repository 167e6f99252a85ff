import type { Cents } from './money.ts';

/** Reads dollars as people type them: '12', '12.5', '$1,234.50'. null: it is no amount. */
export function readAmount(typed: string): Cents | null {
  const digits = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{0,2}))?$/.exec(typed.trim());
  if (!digits) return null;
  const [, whole = '', part = ''] = digits;
  return Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}
