/** What of a picture stays in view where it is cropped: percent from its left and its top, from 0 to 100. */
export interface PictureFocus {
  readonly x: number;
  readonly y: number;
}

/** As it is written: a position of CSS. */
export const focusForm = /^(100|\d{1,2})% (100|\d{1,2})%$/;

export const focusMiddle: PictureFocus = { x: 50, y: 50 };

/** null: it is in the middle, and not written down. */
export function focusText({ x, y }: PictureFocus): string | null {
  const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
  const text = `${String(within(x))}% ${String(within(y))}%`;
  return text === '50% 50%' ? null : text;
}

export function focusIn(text: string | null | undefined): PictureFocus {
  const [, x, y] = focusForm.exec(text ?? '') ?? [];
  return x === undefined || y === undefined ? focusMiddle : { x: Number(x), y: Number(y) };
}
