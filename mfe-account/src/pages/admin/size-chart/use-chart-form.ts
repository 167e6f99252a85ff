import { useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { SizeChartEditor } from '@ritual/shared/contract';
import { createSizeChart, saveSizeChartDraft } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, isApiError } from '@ritual/shared/http';
import {
  conflictFields,
  differ,
  merged,
  useUndo,
  withNamedFields,
  type Conflict,
  type ConflictField,
} from '../../../admin/index.ts';
import {
  alike,
  chartIn,
  nameOfPath,
  placeWords,
  problemsOf,
  valuesOf,
  valueWords,
  type Values,
} from '../../../rules/size-chart/form-values.ts';
import { checked } from '../../../rules/form/named-problems.ts';
import { sinceSent } from '../../../rules/form/since-sent.ts';

interface Options {
  /** null: it is a new one, which begins with `initial`. */
  readonly chart: SizeChartEditor | null;
  readonly initial: Values;
  readonly onSaved: (chart: SizeChartEditor) => void;
}

/** The form of a size chart: of two who save at once the second sees what the first has written, and chooses. */
export function useChartForm({ chart, initial, onSaved }: Options) {
  const say = useUndo();
  const { report } = useHost();
  const [base, setBase] = useState({ chart, values: initial });
  const [conflict, setConflict] = useState<Conflict<string> | null>(null);
  const { form, field, values, fill, failure, pending } = useForm<Values, Values>({
    initial,
    schema: async () => {
      const { newSizeChart } = await import('@ritual/shared/contract');
      return { safeParse: (given: Values) => checked(given, problemsOf(given, newSizeChart)) } as never;
    },
    submit: (given) => save(given, base.chart?.version ?? 0),
    onFailure: (error) => report(error, { where: 'size chart' }),
  });

  const send = (given: Values, version: number) => {
    const { chart: content } = chartIn(given);
    return base.chart === null
      ? api.call(createSizeChart, { body: { content } })
      : api.call(saveSizeChartDraft, { params: { id: base.chart.id }, body: { content, version } });
  };
  /**
   * The form becomes what is saved.
   * @param sent what was in it then: what was typed since stays
   */
  const show = (saved: SizeChartEditor, sent?: Values) => {
    const next = valuesOf(saved.content);
    // Cells of rows that are gone are empty.
    const [, whole = next] = alike(values, next);
    setBase({ chart: saved, values: next });
    setConflict(null);
    fill((now) => sinceSent(now, sent ?? now, whole));
    onSaved(saved);
  };

  async function save(given: Values, version: number) {
    try {
      show(await send(given, version), given);
      say({ words: 'The draft is saved' });
    } catch (error) {
      const theirs = isApiError(error, 'CONTENT_CHANGED') ? await currentIn(error.details) : null;
      if (!theirs) throw withNamedFields(error, (path) => nameOfPath(path, given));
      const found = conflictOf(base.values, given, theirs);
      // Both have written the same: there is nothing to choose.
      if (!differ(found.yours, found.theirs)) show(theirs, given);
      else setConflict(found);
    }
  }

  const [was = {}, is = {}] = alike(base.values, values);
  return {
    ...{ form, field, values, fill, failure, pending, show, saved: base.chart },
    fields: conflict ? fieldsOf(conflict) : [],
    isUnsaved: differ(was, is),
    discard: () => fill(() => was),
    closeConflict: () => setConflict(null),
    /** Saves what was chosen of both. */
    choose: async (choices: Parameters<typeof merged>[1]) => {
      if (!conflict) return;
      const chosen = merged(conflict, choices);
      fill(() => chosen);
      await save(chosen, conflict.version);
    },
  };
}

export type ChartForm = ReturnType<typeof useChartForm>;

/** The details of CONTENT_CHANGED; null if they are of another form. */
async function currentIn(details: unknown): Promise<SizeChartEditor | null> {
  const { sizeChartEditor } = await import('@ritual/shared/contract');
  const { current } = (details ?? {}) as { readonly current?: unknown };
  return sizeChartEditor.safeParse(current).data ?? null;
}

/** All three with the same names, so that cells that only one of them has are compared, too. */
function conflictOf(base: Values, given: Values, { content, version }: SizeChartEditor): Conflict<string> {
  const [was = {}, yours = {}, theirs = {}] = alike(base, given, valuesOf(content));
  return { was, yours, theirs, version };
}

function fieldsOf(conflict: Conflict<string>): readonly ConflictField[] {
  const { was, yours, theirs } = conflict;
  const names = Object.keys(yours);
  const labels = Object.fromEntries(
    names.map((name) => {
      const words = placeWords(name, yours);
      return [name, words.startsWith('New size') ? placeWords(name, theirs) : words];
    }),
  );
  return conflictFields(conflict, labels).map((each) => ({
    ...each,
    was: valueWords(each.name, each.was, was),
    theirs: valueWords(each.name, each.theirs, theirs),
    yours: valueWords(each.name, each.yours, yours),
  }));
}
