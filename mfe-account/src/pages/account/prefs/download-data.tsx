import { useState } from 'react';
import { useHost } from '@ritual/shared/federation';
import { exportMe } from '@ritual/shared/contract/calls';
import { api, errorMessage } from '@ritual/shared/http';
import { useStores } from '@ritual/shared/state';
import { Button, ButtonRow, DownloadIcon } from '@ritual/shared/ui';
import { AccountSection } from '../../../features/account/account-section.tsx';
import { saveFile } from '../../../features/files/save-file.ts';

/** Downloads all data of the account as a JSON file. */
export function DownloadData() {
  const { toasts } = useStores();
  const { report } = useHost();
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const data = await api.call(exportMe);
      const { accountExportText } = await import('@ritual/shared/contract');
      const day = data.exportedAt.slice(0, 10);
      saveFile(`ritual-of-power-my-data-${day}.json`, accountExportText(data), 'application/json');
      toasts.getState().show({ text: 'Your data is in your downloads.', tone: 'success' });
    } catch (error) {
      report(error);
      toasts.getState().show({ text: errorMessage(error), tone: 'error' });
    } finally {
      setPending(false);
    }
  };
  return (
    <AccountSection
      title="Your data"
      intro="Your account, addresses, orders, reviews, cart, saved products, preferences and devices, in one JSON file."
    >
      <ButtonRow>
        <Button
          variant="outline"
          icon={<DownloadIcon size={20} />}
          pending={pending}
          pendingText="Collecting…"
          onClick={() => void download()}
        >
          Download my data
        </Button>
      </ButtonRow>
    </AccountSection>
  );
}
