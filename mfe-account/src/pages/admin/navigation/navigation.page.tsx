import { getNavigationEditor } from '@ritual/shared/contract/admin-calls';
import { paths } from '@ritual/shared/paths';
import { useLoaderData } from '@ritual/shared/routing';
import { conditionalCall, useRights } from '../../../admin/index.ts';
import { placeWords } from '../../../rules/navigation/navigation-form.ts';
import { ContentPage } from '../content/content-page.tsx';
import { useFollow, useLiveContent } from '../content/use-live-content.tsx';
import type { loader } from './navigation.loader.ts';
import { FooterSection, MenuSection } from './navigation-sections.tsx';
import { useNavigationActs, useNavigationForm } from './use-navigation-form.ts';

export { loader } from './navigation.loader.ts';

/** On the home page: the shell's server puts the version into it. */
const previewOf = (key: string) => `${paths.home.to()}?navigation=${key}`;

const versionWords = {
  shown: 'Shown now',
  first: 'The links that the store came with',
  nameOfFirst: 'the first links',
};

/** Menu and footer of the shop: written as a draft, looked at, published, and brought back. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const writable = useRights()('settings.write');
  const live = useLiveContent({
    ...{ loaded, what: 'menu' },
    ask: (signal) => conditionalCall(getNavigationEditor, {}, { signal }),
  });
  const { onSaved } = live;
  const form = useNavigationForm({ loaded, onSaved });
  const { problems, isUnsaved, base, fill } = form;
  useFollow(live, { isUnsaved, fill });
  const acts = useNavigationActs(form, onSaved);
  const { targets } = base;
  return (
    <ContentPage
      title="Menu and footer"
      name="Menu and footer"
      label="Menu and footer"
      {...{ form, live, acts, writable, previewOf, versionWords }}
      publish={{ title: 'Publish menu and footer' }}
      shown="This is what shoppers see."
      problems={Object.entries(problems).map(([path, error]) => ({ label: placeWords(path), error }))}
    >
      <MenuSection editor={form} {...{ targets, writable }} />
      <FooterSection editor={form} {...{ targets, writable }} />
    </ContentPage>
  );
}
