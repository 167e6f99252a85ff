import { useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { space } from '@ritual/shared/theme';
import { DownloadIcon, Spinner } from '@ritual/shared/ui';
import { Action, AdminPage, role, text, useLeaveGuard, usePlace, useUndo } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { FileForm } from './file-form.tsx';
import { Failed, Tried } from './tried.tsx';
import { saveTemplate } from './template.ts';
import { useTrackingImport, willShip } from './use-tracking-import.ts';

const Waits = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${text('body')}
  color: ${role('secondary')};
`;

/** Tracking numbers from a file: every row is shown with what will happen, before one button ships the parcels. */
export function Component() {
  const file = useTrackingImport();
  const say = useUndo();
  const { report } = useHost();
  const [typed, setTyped] = useState(false);
  const [saving, setSaving] = useState(false);
  const { tried } = file;
  const guard = useLeaveGuard(
    !file.isDone && (tried === null ? typed : tried.some(willShip) || file.busy === 'ship'),
  );
  const { back } = usePlace('orders', adminPaths.orders, '');

  const template = async () => {
    setSaving(true);
    try {
      const count = await saveTemplate();
      say({
        words: count === 1 ? 'A file with 1 order to ship' : `A file with ${String(count)} orders to ship`,
      });
    } catch (error) {
      report(error, { where: 'template' });
      say({ words: errorMessage(error), failed: true });
    } finally {
      setSaving(false);
    }
  };
  return (
    <AdminPage
      title="Import tracking"
      crumb={{ label: 'Orders', to: back }}
      intro={
        tried === null
          ? 'Numbers of parcels from a carrier, a label service or a spreadsheet.'
          : `${file.name}, ${String(tried.length)} ${tried.length === 1 ? 'parcel' : 'parcels'}. ${file.isDone ? 'It is done.' : 'Nothing has changed yet.'}`
      }
      actions={
        <Action icon={<DownloadIcon size={18} />} pending={saving} onClick={() => void template()}>
          Get a template
        </Action>
      }
    >
      {tried === null ? (
        <>
          <FileForm problem={file.problem} busy={file.busy !== null} onRead={file.read} onTyped={setTyped} />
          {file.busy !== null && (
            <Waits role="status">
              <Spinner /> Trying every row…
            </Waits>
          )}
          {file.error !== null && <Failed file={file} />}
        </>
      ) : (
        <Tried file={file} />
      )}
      {guard}
    </AdminPage>
  );
}
