import { useState, type ReactNode } from 'react';
import { exportAudit } from '@ritual/shared/contract/admin-calls';
import { api, errorMessage } from '@ritual/shared/http';
import { useHost } from '@ritual/shared/federation';
import { useConfirmed } from '../../../admin/dialogs/second-factor/index.ts';
import { saveCsv, useUndo } from '../../../admin/index.ts';

interface AuditExport {
  /** Rows so far; null: nothing is being exported. */
  readonly exporting: number | null;
  readonly start: (filters: Readonly<Record<string, string>>) => Promise<void>;
  /** Asks for the second factor; to be rendered in the page. */
  readonly dialog: ReactNode;
}

interface Part {
  readonly csv: string;
  readonly rows: number;
  readonly next: string | null;
}

/** The log as a file, part by part from the server, which notes each part. */
export function useAuditExport(): AuditExport {
  const say = useUndo();
  const { confirmed, dialog } = useConfirmed();
  const { report } = useHost();
  const [exporting, setExporting] = useState<number | null>(null);
  const start = async (filters: Readonly<Record<string, string>>) => {
    if (exporting !== null) return;
    setExporting(0);
    try {
      const parts: string[] = [];
      let rows = 0;
      let after: string | null = null;
      do {
        const body: { after?: string } = { ...filters, ...(after !== null && { after }) };
        const part: Part | null = await confirmed('Export the log', () => api.call(exportAudit, { body }));
        if (part === null) return;
        parts.push(part.csv);
        rows += part.rows;
        after = part.next;
        setExporting(rows);
      } while (after !== null);
      saveCsv('audit-log', parts.join(''));
      say({ words: `${rows.toLocaleString('en-US')} ${rows === 1 ? 'entry' : 'entries'} exported` });
    } catch (error) {
      report(error, { where: 'audit export' });
      say({ words: `The export stopped: ${errorMessage(error)}`, failed: true });
    } finally {
      setExporting(null);
    }
  };
  return { exporting, start, dialog };
}
