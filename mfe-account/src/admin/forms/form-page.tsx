import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { AdminPage } from '../frame/admin-page.tsx';
import { useAdminKeys } from '../keys/use-admin-keys.ts';
import { Action } from '../theme/button.tsx';
import { oneColumn, role, text } from '../theme/index.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

const Words = styled.p`
  align-self: center;
  ${text('label')}
  color: ${role('muted')};
`;

/** Fields of a form, three beside each other where there is room. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4, 3.5)};
  ${oneColumn} {
    grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  }
`;

interface FormPageProps {
  readonly title: string;
  readonly crumb: { readonly label: string; readonly to: string };
  readonly badge?: ReactNode;
  /** Whether something was changed and not saved. */
  readonly changed: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
  /** Puts all fields back. */
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

/** A page that is a form: Save and Discard at the top while something is unsaved, Ctrl S, and a question before it is left. */
export function FormPage({
  title,
  crumb,
  badge,
  changed,
  saving,
  onSave,
  onDiscard,
  children,
}: FormPageProps) {
  const question = useLeaveGuard(changed && !saving);
  const save = () => {
    if (changed && !saving) onSave();
  };
  useAdminKeys(title, [{ press: '$mod+S', label: 'Save', run: save }]);
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <AdminPage
        title={title}
        crumb={crumb}
        badge={badge}
        actions={
          changed && (
            <>
              <Words role="status">Unsaved changes</Words>
              <Action onClick={onDiscard}>Discard</Action>
              <Action look="filled" type="submit" press="$mod+S" pending={saving}>
                Save
              </Action>
            </>
          )
        }
      >
        {children}
      </AdminPage>
      {question}
    </form>
  );
}
