import { useState } from 'react';
import { exportTaxRules } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { DownloadIcon, UploadIcon } from '@ritual/shared/ui';
import { Action, saveCsv, useGo, useRights, useUndo } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';

/** All rules as a file, and the way to one that is imported. */
export function TaxFileActions({ writable }: { readonly writable: boolean }) {
  const may = useRights();
  const go = useGo();
  const say = useUndo();
  const { report } = useHost();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const { csv, rows } = await api.call(exportTaxRules, {});
      saveCsv('tax-rules', csv);
      say({ words: `${rows.toLocaleString('en-US')} ${rows === 1 ? 'rule' : 'rules'} exported` });
    } catch (error) {
      report(error, { where: 'tax export' });
      say({ words: errorMessage(error), failed: true });
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Action icon={<DownloadIcon size={18} />} pending={pending} onClick={() => void save()}>
        Export rules
      </Action>
      {writable && may('products.write') && (
        <Action icon={<UploadIcon size={18} />} onClick={() => go(adminPaths.importsOf('tax-rules'))}>
          Import rules
        </Action>
      )}
    </>
  );
}
