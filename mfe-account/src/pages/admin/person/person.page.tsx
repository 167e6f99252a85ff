import { useState } from 'react';
import {
  blockPerson,
  exportPerson,
  sendPasswordMail,
  unblockPerson,
} from '@ritual/shared/contract/admin-calls';
import { accountExportText, type Person } from '@ritual/shared/contract';
import { api, errorMessage } from '@ritual/shared/http';
import { useLoaderData, useNavigate } from '@ritual/shared/routing';
import { Notice } from '@ritual/shared/ui';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import {
  Action,
  AdminPage,
  DetailColumns,
  useAdmin,
  useAdminKeys,
  useGo,
  useHere,
  usePlace,
  useUndo,
  useAsked,
} from '../../../admin/index.ts';
import { saveFile } from '../../../features/files/save-file.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { nameOf, stateWord } from '../people/people-columns.tsx';
import { Account } from './account.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { Addresses, Agreed, Bought } from './facts.tsx';
import { Logins } from './logins.tsx';
import { Messages } from './messages.tsx';
import { Notes } from './notes.tsx';
import { Orders } from './orders.tsx';
import type { loader } from './person.loader.ts';
import { usePerson } from './use-person.ts';

export { loader } from './person.loader.ts';

/** One person: the account with what belongs to it, and what can be done about it. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return <PersonPage key={loaded.id} loaded={loaded} />;
}

function PersonPage({ loaded }: { readonly loaded: Person }) {
  const { may, id: ownId } = useAdmin();
  const say = useUndo();
  const navigate = useNavigate();
  const go = useGo();
  const isHere = useHere();
  const { person, put, reload, elsewhere } = usePerson(loaded);
  const { asked, ask, close } = useAsked<'block' | 'erase'>();
  const [busy, setBusy] = useState<string | null>(null);
  const { id } = person;
  const { confirmed, dialog } = useConfirmed();
  const { back, place } = usePlace('people', adminPaths.people, id);
  const blocked = person.blockedAt !== null;
  // Accounts of the staff are changed by who may change the staff.
  const writable = may('people.write') && (person.staffRole === null || id === ownId || may('staff.write'));
  const blockable = elsewhere !== 'deleted' && writable && id !== ownId && person.staffRole !== 'owner';
  const erasable = may('people.erase') && person.staffRole === null;

  const act = async (name: string, work: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(name);
    try {
      await work();
    } catch (error) {
      say({ words: errorMessage(error), failed: true });
    } finally {
      setBusy(null);
    }
  };
  const unblock = () =>
    act('unblock', async () => {
      const reason = person.blockedReason ?? '';
      const now = await api.call(unblockPerson, { params: { id }, body: { version: person.version } });
      put(now);
      const back = { reason, version: now.version };
      say({
        words: `${nameOf(person)} can sign in again`,
        undo: () => api.call(blockPerson, { params: { id }, body: back }).then(put),
      });
    });
  const send = () =>
    act('mail', async () => {
      await api.call(sendPasswordMail, { params: { id } });
      say({ words: `The mail for a new password is on its way to ${person.email}` });
    });
  const download = () =>
    act('export', async () => {
      const data = await confirmed('Export data', () => api.call(exportPerson, { params: { id } }));
      if (data === null) return;
      saveFile(`${person.email}.json`, accountExportText(data), 'application/json');
      say({ words: 'The data of this person is saved as a file' });
    });

  useAdminKeys(nameOf(person), [
    { press: 'u', label: 'Back to people', run: () => go(back) },
    ...(place?.next ? [{ press: 'j', label: 'Next person', run: () => go(place.next ?? back) }] : []),
    ...(place?.previous
      ? [{ press: 'k', label: 'Previous person', run: () => go(place.previous ?? back) }]
      : []),
    ...(blockable && !blocked ? [{ press: 'b', label: 'Block', run: () => ask('block') }] : []),
  ]);

  if (elsewhere === 'deleted') {
    // Neither shown nor changed any more.
    return (
      <AdminPage title="Deleted" crumb={{ label: 'People', to: back }} place={place}>
        <Notice tone="warning">Someone else has deleted this person.</Notice>
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={nameOf(person)}
      badge={stateWord(person)}
      crumb={{ label: 'People', to: back }}
      place={place}
      actions={
        <>
          {may('people.write') && !blocked && (
            <Action pending={busy === 'mail'} onClick={() => void send()}>
              Send password mail
            </Action>
          )}
          {may('people.export') && (
            <Action pending={busy === 'export'} onClick={() => void download()}>
              Export data
            </Action>
          )}
          {blockable &&
            (blocked ? (
              <Action pending={busy === 'unblock'} onClick={() => void unblock()}>
                Unblock
              </Action>
            ) : (
              <Action look="danger" press="b" onClick={() => ask('block')}>
                Block
              </Action>
            ))}
          {erasable && (
            <Action look="danger" onClick={() => ask('erase')}>
              Delete
            </Action>
          )}
        </>
      }
    >
      {person.blockedReason !== null && <Notice tone="error">Blocked: {person.blockedReason}</Notice>}
      <DetailColumns>
        <div>
          <Account person={person} writable={writable} changed={elsewhere === 'changed'} onSaved={put} />
          <Orders person={person} />
          <Messages person={person} />
          <Notes person={person} onChanged={reload} />
        </div>
        <div>
          <Bought person={person} />
          <Logins person={person} writable={writable} onChanged={reload} />
          <Addresses person={person} />
          <Agreed person={person} />
        </div>
      </DetailColumns>
      <BlockDialog person={person} open={asked === 'block'} onClose={close} onBlocked={put} />
      <EraseDialog
        person={person}
        open={asked === 'erase'}
        onClose={close}
        onErased={() => {
          if (isHere()) void navigate(back, { replace: true });
        }}
      />
      {dialog}
    </AdminPage>
  );
}
