import { useEffect, type ReactNode } from 'react';
import type { AdminCollection } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
import {
  DetailColumns,
  EditorFields,
  EditorPage,
  Section,
  useLeaveGuard,
  type PlaceInList,
} from '../../../admin/index.ts';
import { fieldLabels, type Values } from '../../../rules/collection/form-values.ts';
import { SearchResult } from '../content/search-result.tsx';
import { MainFields, PlaceFields, ProductFields } from './fields.tsx';
import { PictureSection } from './picture-section.tsx';
import { useCollectionForm } from './use-collection-form.ts';

interface EditorProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly crumb: { readonly label: string; readonly to: string };
  readonly place?: PlaceInList | null;
  /** null: it is a new one. */
  readonly collection: AdminCollection | null;
  /** Categories that products have. */
  readonly categories: readonly string[];
  readonly writable: boolean;
  readonly notice?: ReactNode;
  /** At the right, above and below its fields. */
  readonly state?: ReactNode;
  readonly foot?: ReactNode;
  readonly onUnsaved?: (unsaved: boolean) => void;
  readonly onSaved: (collection: AdminCollection) => void;
}

/** The form of a collection, with what belongs to it around. */
export function Editor({ collection, categories, writable, onSaved, onUnsaved, ...props }: EditorProps) {
  const { title, badge, crumb, place, notice, state, foot } = props;
  const editor = useCollectionForm({ collection, onSaved });
  const { field, values, fill, isUnsaved } = editor;
  const question = useLeaveGuard(isUnsaved);
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved]);
  const problems = (Object.keys(fieldLabels) as (keyof Values)[]).flatMap((name) => {
    const { error } = field(name);
    return error === undefined ? [] : [{ name, error }];
  });
  return (
    <>
      <EditorPage
        {...{ title, badge, crumb, place, notice, editor }}
        label="Collection"
        isNew={collection === null}
        save={writable ? (collection === null ? 'Save the collection' : 'Save changes') : null}
        problems={problems.map(({ name, error }) => ({ label: fieldLabels[name], error }))}
      >
        <DetailColumns>
          <div>
            <EditorFields disabled={!writable}>
              <MainFields {...{ field, values, fill, isNew: collection === null }} />
              <PictureSection
                value={values.picture}
                error={field('picture').error}
                onChange={(picture) => fill(() => ({ picture }))}
              />
              <ProductFields {...{ field, values, fill, categories, writable }} />
            </EditorFields>
          </div>
          <div>
            <EditorFields disabled={!writable}>
              <Section title="Visibility">
                {state}
                <PlaceFields {...{ field, values, fill }} />
              </Section>
            </EditorFields>
            <SearchResult
              title={values.title}
              path={values.slug === '' ? null : paths.collection.to({ slug: values.slug })}
              description={values.description || `${values.title}: filter by category, size and color.`}
              hint="Made of the title, and of the text or, without one, of a sentence of the shop."
            />
            {foot}
          </div>
        </DetailColumns>
      </EditorPage>
      {question}
    </>
  );
}
