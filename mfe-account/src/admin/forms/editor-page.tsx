import { useState, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { useForm } from '@ritual/shared/blocks';
import { bareList } from '@ritual/shared/theme';
import { FormError } from '@ritual/shared/ui';
import { ConflictDialog, type ConflictField } from '../dialogs/conflict-dialog.tsx';
import { DiscardDialog } from '../dialogs/discard-dialog.tsx';
import { AdminPage, type PlaceInList } from '../frame/admin-page.tsx';
import { useAdminKeys } from '../keys/use-admin-keys.ts';
import { Action } from '../theme/button.tsx';
import { bottomBar, BottomBarSpace, role, text } from '../theme/index.ts';
import { FormFailure } from './form-failure.tsx';
import { sendByKey } from './send-by-key.ts';

const Unsaved = styled.span`
  align-self: center;
  ${text('label')}
  color: ${role('secondary')};
`;

const Problems = styled.ul`
  ${bareList}
`;

const SaveBar = styled.div`
  display: contents;
  ${bottomBar}
`;

/** All fields at once: who may only look changes none of them. */
export const EditorFields = styled.fieldset`
  display: contents;
`;

export interface EditorState {
  readonly form: ReturnType<typeof useForm>['form'];
  readonly failure: ReactNode;
  readonly pending: boolean;
  readonly isUnsaved: boolean;
  readonly discard: () => void;
  /** What another member of the staff has written meanwhile; none: there is no conflict. */
  readonly fields: readonly ConflictField[];
  readonly closeConflict: () => void;
  readonly choose: ComponentProps<typeof ConflictDialog>['onSave'];
}

interface EditorPageProps {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly crumb?: { readonly label: string; readonly to: string };
  readonly place?: PlaceInList | null | undefined;
  /** What the form is of. */
  readonly label: string;
  readonly editor: EditorState;
  /** null: only to be looked at. */
  readonly save: string | null;
  /** Nothing is saved yet to which Discard could lead back. */
  readonly isNew: boolean;
  readonly actions?: ReactNode;
  readonly notice?: ReactNode;
  readonly problems: readonly { readonly label: string; readonly error: string }[];
  readonly children: ReactNode;
}

/** A page that is a form: saved by its button and its key, discarded after a question, and chosen field by field after a conflict. */
export function EditorPage({ editor, label, save, isNew, actions, notice, ...props }: EditorPageProps) {
  const { title, badge, crumb, place, problems, children } = props;
  const { form, failure, pending, isUnsaved } = editor;
  const [asking, setAsking] = useState(false);
  useAdminKeys(title, [
    ...(save === null
      ? []
      : [{ press: '$mod+S', label: 'Save', run: () => form.ref.current?.requestSubmit() }]),
  ]);
  return (
    <>
      <form {...form} aria-label={label} onKeyDown={sendByKey}>
        <AdminPage
          {...{ title, badge, ...(crumb && { crumb }) }}
          place={place ?? null}
          actions={
            <>
              {isUnsaved && <Unsaved role="status">Unsaved changes</Unsaved>}
              {actions}
              {isUnsaved && !isNew && <Action onClick={() => setAsking(true)}>Discard</Action>}
              {save !== null && (
                <SaveBar>
                  <Action type="submit" look="filled" pending={pending} press="$mod+S">
                    {save}
                  </Action>
                </SaveBar>
              )}
            </>
          }
        >
          {notice}
          {failure !== null && <FormFailure>{failure}</FormFailure>}
          {problems.length > 1 && (
            <FormError>
              <Problems aria-label="What is to be corrected">
                {problems.map((problem) => (
                  <li key={problem.label}>
                    {problem.label}: {problem.error}
                  </li>
                ))}
              </Problems>
            </FormError>
          )}
          {children}
          {save !== null && <BottomBarSpace />}
        </AdminPage>
      </form>
      <ConflictDialog
        open={editor.fields.length > 0}
        who={null}
        what={`${title}, since you opened the form`}
        fields={editor.fields}
        onBack={editor.closeConflict}
        onSave={editor.choose}
      />
      <DiscardDialog
        open={asking}
        onClose={() => setAsking(false)}
        onDiscard={() => {
          editor.discard();
          setAsking(false);
        }}
      >
        The fields become again what is saved.
      </DiscardDialog>
    </>
  );
}
