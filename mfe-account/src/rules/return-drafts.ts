import type { ReturnRequest } from '@ritual/shared/contract';
import type { ReturnReason } from '@ritual/shared/kernel';

/** One item of the form that asks for a return. */
export interface ReturnDraft {
  readonly orderItemId: string;
  readonly chosen: boolean;
  readonly quantity: number;
  readonly reason: ReturnReason | '';
}

/** What is wrong, by item; `form` for what belongs to none. */
export type ReturnProblems = Readonly<Record<string, string>>;

export const nothingChosen = 'Choose at least one item.';
export const noReason = 'Choose a reason.';

/** The lines that the form asks for, and what is missing. */
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

/** What the API found wrong ('lines.1.quantity'), at the items that its lines are of. */
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
