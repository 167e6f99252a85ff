import type { Confirmed } from '../../admin/dialogs/second-factor/index.ts';

interface Part {
  readonly csv: string;
  readonly rows: number;
  readonly next: string | null;
}

interface Parts {
  readonly confirmed: Confirmed['confirmed'];
  /** What is confirmed, in the words of the question. */
  readonly action: string;
  /** The part that begins where another has ended. */
  readonly part: (after: string | null) => Promise<Part>;
  readonly onProgress: (count: number) => void;
}

/**
 * A list as the lines of a CSV file, part by part; each part is in the audit log. null: who exports did not confirm who they are.
 */
export async function exportedParts({
  confirmed,
  action,
  part,
  onProgress,
}: Parts): Promise<{ text: string; count: number } | null> {
  const parts: string[] = [];
  let count = 0;
  let after: string | null = null;
  do {
    const from: string | null = after;
    const next: Part | null = await confirmed(action, () => part(from));
    if (next === null) return null;
    parts.push(next.csv);
    count += next.rows;
    onProgress(count);
    after = next.next;
  } while (after !== null);
  return { text: parts.join(''), count };
}
