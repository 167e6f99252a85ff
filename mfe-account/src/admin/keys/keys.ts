/** One key, or two after each other ('g p'), and what they do. */
export interface AdminKey {
  /**
   * As tinykeys writes it: 'j', 'Shift+X', '$mod+K', 'g p'. Single keys act outside fields only, and can be switched off by the person.
   */
  readonly press: string;
  /** For the list of all keys. */
  readonly label: string;
  readonly run: (event: KeyboardEvent) => void;
  /** Not in the list of all keys. */
  readonly quiet?: boolean;
}

export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly AdminKey[];
}

const named: Readonly<Record<string, string>> = {
  $mod: 'Ctrl',
  Escape: 'Esc',
  Control: 'Ctrl',
  PageDown: 'PgDn',
};

/** The keys as they are drawn: '$mod+K' → ['Ctrl', 'K']. */
export function keyCaps(press: string): string[] {
  if (press === ' ') return ['Space'];
  return press
    .split(/[ +]/)
    .filter((part) => !part.startsWith('['))
    .map((part) => named[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}

/** Whether it is a bare letter, digit or sign, which a field would take as text. */
export const isSingle = (press: string): boolean => !press.includes('$mod') && !press.includes('Escape');

const typed = 'input, textarea, select, [contenteditable]';
const notText = ['checkbox', 'radio', 'button', 'submit'];

/** Whether the focus is where letters are typed. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest(typed);
  return field !== null && !(field instanceof HTMLInputElement && notText.includes(field.type));
}

/** Keys that edit text: in a text field they belong to the field, not to the page. */
export const isOfText = (press: string): boolean => press === '$mod+A';

/** Enter on these does what they do. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('a, button, summary, input, select, textarea, [role="option"]') !== null;
