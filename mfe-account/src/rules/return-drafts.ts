import type { ReturnRequest } from '@ritual/shared/contract';
import type { ReturnReason } from '@ritual/shared/kernel';

/** One item of the return form. */
export interface ReturnDraft {
  readonly orderItemId: string;
  readonly chosen: boolean;
  readonly quantity: number;
  readonly reason: ReturnReason | '';
}

/** Errors by item; `form` for those without an item. */
export type ReturnProblems = Readonly<Record<string, string>>;

export const nothingChosen = 'Choose at least one item.';
export const noReason = 'Choose a reason.';

/** The requested lines, and the validation errors. */
export function readDrafts(drafts: readonly ReturnDraft[]): {
  readonly lines: ReturnRequest['lines'];
  readonly problems: ReturnProblems;
} {
  const chosen = drafts.filter((draft) => draft.chosen);
  if (chosen.length === 0) return { lines: [], problems: { form: nothingChosen } };
  const problems: Record<string, string> = {};
  const lines = chosen.flatMap(({ orderItemId, quantity, reason }) => {
    if (reason !== '') return [{ orderItemId, quantity, reason }];
    problems[orderItemId] = noReason;
    return [];
  });
  return { lines, problems };
}

/** Maps the API's errors ('lines.1.quantity') to the items of its lines. */
export function problemsOfFields(
  fields: readonly { readonly path: string; readonly message: string }[],
  lines: ReturnRequest['lines'],
): ReturnProblems {
  const problems: Record<string, string> = {};
  for (const { path, message } of fields) {
    const line = lines[Number(/^lines\.(\d+)/.exec(path)?.[1])];
    problems[line?.orderItemId ?? 'form'] ??= message;
  }
  return problems;
}
