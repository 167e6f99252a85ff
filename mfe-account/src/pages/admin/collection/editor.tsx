import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AdminCollection } from '@ritual/shared/contract';
import { bareList } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import {
  Action,
  AdminPage,
  ConfirmDialog,
  ConflictDialog,
  DetailColumns,
  role,
  Section,
  sendByKey,
  text,
  useAdminKeys,
  useLeaveGuard,
  type PlaceInList,
} from '../../../admin/index.ts';
import { fieldLabels, type Values } from '../../../rules/collection/form-values.ts';
import { MainFields, PlaceFields, ProductFields } from './fields.tsx';
import { useCollectionForm } from './use-collection-form.ts';

/** All fields at once: who may only look changes none of them. */
const Fields = styled.fieldset`
  display: contents;
`;

const Unsaved = styled.span`
  align-self: center;
  ${text('label')}
  color: ${role('secondary')};
`;

const Problems = styled.ul`
  ${bareList}
`;

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
  const { form, field, values, fill, failure, pending, fields, isUnsaved } = editor;
  const [asking, setAsking] = useState(false);
  const question = useLeaveGuard(isUnsaved);
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved]);
  useAdminKeys(title, [
    ...(writable ? [{ press: '$mod+S', label: 'Save', run: () => form.ref.current?.requestSubmit() }] : []),
  ]);
  const problems = (Object.keys(fieldLabels) as (keyof Values)[]).flatMap((name) => {
    const { error } = field(name);
    return error === undefined ? [] : [{ name, error }];
  });
  return (
    <>
      <form {...form} aria-label="Collection" onKeyDown={sendByKey}>
        <AdminPage
          title={title}
          badge={badge}
          crumb={crumb}
          place={place ?? null}
          actions={
            <>
              {isUnsaved && <Unsaved role="status">Unsaved changes</Unsaved>}
              {isUnsaved && collection !== null && <Action onClick={() => setAsking(true)}>Discard</Action>}
              {writable && (
                <Action type="submit" look="filled" pending={pending} press="$mod+S">
                  {collection === null ? 'Save the collection' : 'Save changes'}
                </Action>
              )}
            </>
          }
        >
          {notice}
          {failure !== null && <FormError>{failure}</FormError>}
          {problems.length > 1 && (
            <FormError>
              <Problems aria-label="What is to be corrected">
                {problems.map(({ name, error }) => (
                  <li key={name}>
                    {fieldLabels[name]}: {error}
                  </li>
                ))}
              </Problems>
            </FormError>
          )}
          <DetailColumns>
            <div>
              <Fields disabled={!writable}>
                <MainFields {...{ field, values, fill, isNew: collection === null }} />
                <ProductFields {...{ field, values, fill, categories, writable }} />
              </Fields>
            </div>
            <div>
              <Fields disabled={!writable}>
                <Section title="Visibility">
                  {state}
                  <PlaceFields {...{ field, values, fill }} />
                </Section>
              </Fields>
              {foot}
            </div>
          </DetailColumns>
        </AdminPage>
      </form>
      <ConflictDialog
        open={fields.length > 0}
        who={null}
        what={`${title}, since you opened the form`}
        fields={fields}
        onBack={editor.closeConflict}
        onSave={editor.choose}
      />
      <ConfirmDialog
        open={asking}
        title="Discard what you have written?"
        button="Discard the changes"
        destroys
        onClose={() => setAsking(false)}
        onDo={() => {
          editor.discard();
          setAsking(false);
          return Promise.resolve();
        }}
      >
        The fields become again what is saved.
      </ConfirmDialog>
      {question}
    </>
  );
}
