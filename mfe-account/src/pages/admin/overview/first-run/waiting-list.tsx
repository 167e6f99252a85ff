import { useState } from 'react';
import { exportOpeningList, getOpeningList } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { useConfirmed } from '../../../../admin/dialogs/second-factor/index.ts';
import {
  Action,
  conditionalCall,
  Failure,
  saveCsv,
  Section,
  useRights,
  useUndo,
} from '../../../../admin/index.ts';
import { SettingWords } from '../../settings/setting-list.ts';
import { usePart } from '../use-part.ts';

const ask = (signal: AbortSignal) => conditionalCall(getOpeningList, {}, { signal });

const addresses = (count: number) => (count === 1 ? '1 address' : `${String(count)} addresses`);

/** Visitors who want to be told that the shop has opened. */
export function WaitingList() {
  const rights = useRights();
  const mayRead = rights('settings.read');
  return mayRead ? <Counts exports={rights('people.export')} /> : null;
}

function Counts({ exports }: { readonly exports: boolean }) {
  const say = useUndo();
  const { data, failed, error, again } = usePart({ key: 'opening list', ask, live: true });
  const { confirmed, dialog } = useConfirmed();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const done = await confirmed('Export addresses', () => api.call(exportOpeningList, {}));
      if (done === null) return;
      saveCsv('opening-list', done.csv);
      say({ words: `${addresses(done.rows)} exported` });
    } catch (caught) {
      say({ words: `The export stopped: ${errorMessage(caught)}`, failed: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section
      title="Want to be told"
      busy={data === null && !failed}
      actions={
        exports &&
        data !== null &&
        data.confirmed > 0 && (
          <Action pending={busy} onClick={() => void save()}>
            Export
          </Action>
        )
      }
    >
      {failed && <Failure what="The list" error={error} onAgain={again} />}
      <SettingWords>
        {data !== null &&
          `${addresses(data.confirmed)} confirmed${data.unconfirmed > 0 ? `, ${String(data.unconfirmed)} not yet` : ''}. `}
        Visitors leave their address on the page that they see now, and confirm it by email. When you open the
        doors, each confirmed address gets one email.
      </SettingWords>
      {dialog}
    </Section>
  );
}
