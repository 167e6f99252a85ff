import { use } from 'react';
import { styled } from 'styled-components';
import { bareList, space } from '@ritual/shared/theme';
import { AdminDialog } from '../dialogs/admin-dialog.tsx';
import { Box } from '../theme/box.ts';
import { measures, role, text } from '../theme/index.ts';
import { useAdmin } from '../person/use-admin.ts';
import { KeyCaps } from './key-caps.tsx';
import { KeyContext } from './use-admin-keys.ts';

const Group = styled.section`
  & + & {
    margin-block-start: ${space(5)};
  }
`;

const Title = styled.h3`
  ${text('head')}
  color: ${role('muted')};
`;

const List = styled.ul`
  ${bareList}
`;

const Item = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  padding-block: ${space(1.5)};
  ${text('body')}
`;

const Choice = styled.label`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-height: ${measures.field.standard}px;
  margin-block-end: ${space(3)};
  ${text('body')}
`;

/** All keys of the page that is shown. */
export function KeysDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const groups = use(KeyContext)?.groups() ?? [];
  const { preferences, setPreferences } = useAdmin();
  return (
    <AdminDialog open={open} onClose={onClose} title="Keys of this page">
      <div>
        {/* First: it takes the focus, and the list is read from its beginning. */}
        <Choice>
          <Box
            type="checkbox"
            checked={preferences.singleKeys}
            onChange={({ target }) => setPreferences({ singleKeys: target.checked })}
          />
          Single letters act outside fields
        </Choice>
        {groups.map(({ title, keys }) => {
          const shown = keys.filter(({ quiet }) => !quiet);
          return (
            shown.length > 0 && (
              <Group key={title}>
                <Title>{title}</Title>
                <List>
                  {shown.map(({ press, label }) => (
                    <Item key={press}>
                      {label}
                      <KeyCaps press={press} />
                    </Item>
                  ))}
                </List>
              </Group>
            )
          );
        })}
      </div>
    </AdminDialog>
  );
}
