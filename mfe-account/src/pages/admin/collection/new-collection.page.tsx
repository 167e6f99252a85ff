import { useLoaderData, useNavigate } from '@ritual/shared/routing';
import { useHere, usePlace } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import type { newLoader } from './collection.loader.ts';
import { Editor } from './editor.tsx';

export { newLoader as loader } from './collection.loader.ts';

/** A new collection: the last of all, seen by shoppers as soon as it is saved and not hidden. */
export function Component() {
  const { categories } = useLoaderData<typeof newLoader>();
  const navigate = useNavigate();
  const isHere = useHere();
  const { back } = usePlace('collections', adminPaths.collections, '');
  return (
    <Editor
      title="New collection"
      crumb={{ label: 'Collections', to: back }}
      collection={null}
      categories={categories}
      writable
      onSaved={({ id }) => {
        if (isHere()) void navigate(adminPaths.collection(String(id)), { replace: true });
      }}
    />
  );
}
