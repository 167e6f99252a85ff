import { useState } from 'react';
import { useForm } from '@ritual/shared/blocks';
import type { SizeChartEditor } from '@ritual/shared/contract';
import { createSizeChart, saveSizeChartDraft } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api } from '@ritual/shared/http';
import {
  conflictFields,
  differ,
  useSaves,
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
  const { form, field, values, fill, failure, pending } = useForm<Values, Values>({
    initial,
    schema: async () => {
      const { newSizeChart } = await import('@ritual/shared/contract');
      return { safeParse: (given: Values) => checked(given, problemsOf(given, newSizeChart)) } as never;
    },
    submit: (given): Promise<void> => save(given, base.chart?.version ?? 0),
    onFailure: (error) => report(error, { where: 'size chart' }),
  });

  const send = async (given: Values, version: number) => {
    const { chart: content } = chartIn(given);
    try {
      return await (base.chart === null
        ? api.call(createSizeChart, { body: { content } })
        : api.call(saveSizeChartDraft, { params: { id: base.chart.id }, body: { content, version } }));
    } catch (error) {
      throw withNamedFields(error, (path) => nameOfPath(path, given));
    }
  };
  const { conflict, save, show, ...saves } = useSaves({
    ...{ send, fill, refusal: 'CONTENT_CHANGED' },
    schema: async () => (await import('@ritual/shared/contract')).sizeChartEditor,
    show: (saved: SizeChartEditor, sent) => {
      const next = valuesOf(saved.content);
      // Cells of rows that are gone are empty.
      const [, whole = next] = alike(values, next);
      setBase({ chart: saved, values: next });
      fill((now) => sinceSent(now, sent ?? now, whole));
      onSaved(saved);
    },
    onSent: () => say({ words: 'The draft is saved' }),
    conflictOf: (yours, theirs) => conflictOf(base.values, yours, theirs),
  });

  const [was = {}, is = {}] = alike(base.values, values);
  return {
    ...{ form, field, values, fill, failure, pending, show, saved: base.chart, ...saves },
    fields: conflict ? fieldsOf(conflict) : [],
    isUnsaved: differ(was, is),
    discard: () => fill(() => was),
  };
}

export type ChartForm = ReturnType<typeof useChartForm>;

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
