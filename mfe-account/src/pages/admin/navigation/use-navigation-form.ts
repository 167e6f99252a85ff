import type { NavigationEditor } from '@ritual/shared/contract';
import {
  discardNavigationDraft,
  publishNavigation,
  restoreNavigation,
  saveNavigationDraft,
  takeBackNavigation,
} from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { columnWords, menuWords, type NavigationContent } from '@ritual/shared/kernel';
import type { ConflictField } from '../../../admin/index.ts';
import { isSameContent } from '../../../rules/content/keyed.ts';
import { contentOf, formOf } from '../../../rules/navigation/navigation-form.ts';
import { useContentForm } from '../content/use-content-form.ts';
import { useVersionActs } from '../content/use-version-acts.ts';

interface Options {
  readonly loaded: NavigationEditor;
  readonly onSaved: (editor: NavigationEditor) => void;
}

const save = (content: NavigationContent, version: number) =>
  api.call(saveNavigationDraft, { body: { content, version } });

export const useNavigationForm = (options: Options) =>
  useContentForm({
    ...{ ...options, where: 'menu and footer', formOf, contentOf, conflictOf, save },
    isSame: (one: NavigationContent, other: NavigationContent) => isSameContent(one, other),
    draft: async () => (await import('@ritual/shared/contract')).navigationDraft,
    editor: async () => (await import('@ritual/shared/contract')).navigationEditor,
    chosenOf: (yours, theirs, { menu, about, columns }) => ({
      menu: menu === 'theirs' ? theirs.menu : yours.menu,
      about: about === 'theirs' ? theirs.about : yours.about,
      columns: columns === 'theirs' ? theirs.columns : yours.columns,
    }),
  });

export type NavigationFormState = ReturnType<typeof useNavigationForm>;

const parts = [
  ['menu', 'Menu', menuWords],
  ['about', 'Words below the name', ({ about }: NavigationContent) => about],
  ['columns', 'Columns of the footer', columnWords],
] as const;

const conflictOf = (
  was: NavigationContent,
  yours: NavigationContent,
  theirs: NavigationContent,
): readonly ConflictField[] =>
  parts.flatMap(([name, label, words]): ConflictField[] => {
    if (isSameContent(yours[name], theirs[name])) return [];
    const first = isSameContent(yours[name], was[name]) ? 'theirs' : 'yours';
    return [{ ...{ name, label, first, was: words(was) }, theirs: words(theirs), yours: words(yours) }];
  });

/** What is done with versions of menu and footer. */
export const useNavigationActs = (
  { base, fill }: Pick<NavigationFormState, 'base' | 'fill'>,
  onSaved: Options['onSaved'],
) =>
  useVersionActs<NavigationEditor>({
    ...{ what: 'The version', base, save },
    show: (next) => {
      fill(next);
      onSaved(next);
    },
    discard: (version) => api.call(discardNavigationDraft, { body: { version } }),
    publish: (at, version) => api.call(publishNavigation, { body: { at, version } }),
    restore: (id, version) => api.call(restoreNavigation, { params: { id }, body: { version } }),
    takeBack: (id, version) => api.call(takeBackNavigation, { params: { id }, body: { version } }),
  });
