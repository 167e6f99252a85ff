import type { AuditEntry } from '@ritual/shared/contract';

/** Kinds of what the log is about, as filters. */
export const auditKinds = [
  { value: 'order', label: 'Orders' },
  { value: 'product', label: 'Products' },
  { value: 'import', label: 'Imports' },
  { value: 'content', label: 'Pages, email texts, size charts' },
  { value: 'redirect', label: 'Redirects' },
  { value: 'search', label: 'Search' },
  { value: 'color', label: 'Colors' },
  { value: 'picture', label: 'Pictures' },
  { value: 'person', label: 'People' },
  { value: 'people', label: 'Lists of people' },
  { value: 'staff', label: 'Staff' },
  { value: 'invitation', label: 'Invitations' },
  { value: 'message', label: 'Messages' },
  { value: 'mail', label: 'Emails' },
  { value: 'remote', label: 'Storefront' },
  { value: 'settings', label: 'Settings' },
  { value: 'audit', label: 'The log itself' },
] as const;

/** 'staff.role' → 'Staff: role'; a newer API may know actions that this page does not. */
export function actionWords(action: string): string {
  const [subject = '', verb = ''] = action.split('.');
  const words = verb.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return `${subject.slice(0, 1).toUpperCase()}${subject.slice(1)}: ${words}`;
}

export function subjectWords({ subject: { type, id, name } }: AuditEntry): string {
  return name ?? `${type} ${id.length > 12 ? `${id.slice(0, 8)}…` : id}`;
}

export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return JSON.stringify(value);
}

/** What a field was, became, or that erasure has taken it out. */
export function fieldChange({ before, after }: AuditEntry, field: string): { was: string; is: string } {
  const known = [before, after].some((values) => values !== null && Object.hasOwn(values, field));
  if (!known) return { was: 'erased', is: 'erased' };
  return { was: valueWords(before?.[field]), is: valueWords(after?.[field]) };
}

/** All changes in one line. */
export function changeWords(entry: AuditEntry): string {
  return entry.fields
    .map((field) => {
      const { was, is } = fieldChange(entry, field);
      return was === 'erased' && is === 'erased' ? `${field}: erased` : `${field}: ${was} → ${is}`;
    })
    .join(', ');
}
