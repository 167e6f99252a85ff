import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { space } from '@ritual/shared/theme';
import { FormError, TextArea } from '@ritual/shared/ui';
import { Action, FileChooser, role, Section, text } from '../../../admin/index.ts';

const Chooser = styled.div`
  margin-block-end: ${space(4)};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block-start: ${space(3)};
  & > p {
    flex: 1 1 260px;
    max-width: 68ch;
    ${text('hint')}
    color: ${role('muted')};
  }
`;

/** Far more than 500 rows have. */
const mostBytes = 1_000_000;

interface FileFormProps {
  readonly problem: string | null;
  readonly busy: boolean;
  readonly onRead: (text: string, name: string) => void;
  /** Something is in the field that would be lost. */
  readonly onTyped: (typed: boolean) => void;
}

/** A file that is chosen or dropped, or rows that are pasted. */
export function FileForm({ problem, busy, onRead, onTyped }: FileFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [pasted, setPasted] = useState('');
  const [unread, setUnread] = useState<string | null>(null);
  useEffect(() => {
    if (problem !== null) area.current?.focus();
  }, [problem]);

  const open = async (file: File) => {
    setUnread(null);
    if (file.size > mostBytes) {
      setUnread('This file is too large: 500 parcels go at once.');
      return;
    }
    try {
      onRead(await file.text(), file.name);
    } catch {
      setUnread('The file cannot be read. It may have been moved; choose it again.');
    }
  };
  const check = () => onRead(pasted, 'Pasted rows');
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    check();
  };
  return (
    <Section title="File">
      <Chooser>
        <FileChooser keys="File" onFile={(file) => void open(file)} />
      </Chooser>
      <TextArea
        ref={area}
        size="compact"
        label="Or paste the rows"
        required={false}
        rows={6}
        spellCheck={false}
        placeholder={'Order,Tracking number\nROP-7K3M9Q,1Z999AA10123456784'}
        value={pasted}
        onKeyDown={press}
        onChange={({ target }) => {
          setPasted(target.value);
          onTyped(target.value.trim() !== '');
        }}
      />
      {(unread ?? problem) !== null && <FormError>{unread ?? problem}</FormError>}
      <Foot>
        <p>
          The template lists the orders to ship. Columns are found by their titles: Order, Tracking number,
          and if you like Carrier and Pieces (such as “ROP-101-PIN-M x 2”; without them all that is open
          leaves). Nothing ships before you have seen every row.
        </p>
        <Action look="filled" press="$mod+Enter" pending={busy} onClick={check}>
          Check the rows
        </Action>
      </Foot>
    </Section>
  );
}
