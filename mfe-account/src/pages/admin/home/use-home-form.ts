import type { HomeEditor } from '@ritual/shared/contract';
import { saveHomeDraft } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { partWords, slideWords, type HomeContent } from '@ritual/shared/kernel';
import type { ConflictField } from '../../../admin/index.ts';
import { contentOf, formOf, isSame } from '../../../rules/home/home-form.ts';
import { useContentForm } from '../content/use-content-form.ts';

interface Options {
  readonly loaded: HomeEditor;
  readonly onSaved: (editor: HomeEditor) => void;
}

export const useHomeForm = (options: Options) =>
  useContentForm({
    ...{ ...options, where: 'home page', formOf, contentOf, isSame, conflictOf },
    save: (content: HomeContent, version) => api.call(saveHomeDraft, { body: { content, version } }),
    draft: async () => (await import('@ritual/shared/contract')).homeDraft,
    editor: async () => (await import('@ritual/shared/contract')).homeEditor,
    chosenOf: (yours, theirs, { slides, parts }) => ({
      slides: slides === 'theirs' ? theirs.slides : yours.slides,
      parts: parts === 'theirs' ? theirs.parts : yours.parts,
    }),
  });

export type HomeFormState = ReturnType<typeof useHomeForm>;

function conflictOf(was: HomeContent, yours: HomeContent, theirs: HomeContent): readonly ConflictField[] {
  const field = (
    name: 'slides' | 'parts',
    label: string,
    words: (content: HomeContent) => string,
  ): ConflictField => {
    const untouched = JSON.stringify(yours[name]) === JSON.stringify(was[name]);
    return {
      ...{ name, label, was: words(was), theirs: words(theirs), yours: words(yours) },
      first: untouched ? 'theirs' : 'yours',
    };
  };
  const { slides, parts } = theirs;
  return [
    ...(isSame(yours, { ...yours, slides }) ? [] : [field('slides', 'Slides', slideWords)]),
    ...(isSame(yours, { ...yours, parts }) ? [] : [field('parts', 'Below the slides', partWords)]),
  ];
}
