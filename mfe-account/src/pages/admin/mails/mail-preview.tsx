import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { MailPreview as Preview, MailWordsEditor } from '@ritual/shared/contract';
import { previewMail } from '@ritual/shared/contract/admin-calls';
import { useHost } from '@ritual/shared/federation';
import { api, errorMessage } from '@ritual/shared/http';
import { borderWidth, space } from '@ritual/shared/theme';
import { FormError, SegmentedControl, Select } from '@ritual/shared/ui';
import { Action, role, Section, text } from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: end;
  margin-block-end: ${space(3)};
`;

const Subject = styled.p`
  ${text('strong')}
  margin-block-end: ${space(3)};
  overflow-wrap: anywhere;
`;

const Frame = styled.iframe<{ $narrow: boolean }>`
  display: block;
  width: ${({ $narrow }) => ($narrow ? '390px' : '100%')};
  max-width: 100%;
  height: 640px;
  border: ${borderWidth('hairline')} solid ${role('hairline')};
`;

/** The text as sent: its line breaks are kept, and a narrow window wraps its lines. */
const Plain = styled.pre`
  margin: 0;
  ${text('body')}
  font-family: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const forms = [
  { value: 'phone', label: 'Phone' },
  { value: 'wide', label: 'Wide' },
  { value: 'text', label: 'Text' },
] as const;

/** Where a version is looked at as it is sent, by its key. */
export const previewAddress = (mail: string, key: string, example = 0): string =>
  `/api/public/mails/${mail}/preview?${new URLSearchParams({ draft: key, example: String(example) }).toString()}`;

/** The draft, or what is sent now. */
export const latestKey = ({ draft, versions }: Pick<MailWordsEditor, 'draft' | 'versions'>): string =>
  draft?.key ?? versions.find(({ state }) => state === 'SHOWN')?.key ?? '0';

interface MailPreviewProps {
  readonly editor: MailWordsEditor;
  readonly isUnsaved: boolean;
  /** null: who looks may not send one. */
  readonly onTest: ((example: number) => Promise<void>) | null;
}

/** The mail with the values of an example, in both of its forms. */
export function MailPreview({ editor, isUnsaved, onTest }: MailPreviewProps) {
  const { report } = useHost();
  const { template, examples, version } = editor;
  const { mail } = template;
  const [form, setForm] = useState<(typeof forms)[number]['value']>('wide');
  const [example, setExample] = useState(0);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    api
      .call(previewMail, { params: { mail }, query: { example: String(example) } }, { signal: ended.signal })
      .then((next) => {
        setPreview(next);
        setFailure(null);
      })
      .catch((error: unknown) => {
        if (ended.signal.aborted) return;
        report(error, { where: 'preview of a mail' });
        setFailure(errorMessage(error));
      });
    return () => ended.abort();
  }, [mail, example, version, report]);
  const send = async () => {
    setPending(true);
    setFailure(null);
    try {
      await onTest?.(example);
    } catch (error) {
      report(error, { where: 'test of a mail' });
      setFailure(errorMessage(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Section title="Preview">
      {failure !== null && <FormError>{failure}</FormError>}
      <Bar>
        <SegmentedControl label="Form of the preview" segments={forms} value={form} onChange={setForm} />
        {examples > 1 && (
          <Select
            size="compact"
            label="Example"
            value={String(example)}
            options={Array.from({ length: examples }, (_, index) => ({
              value: String(index),
              label: `Example ${String(index + 1)} of ${String(examples)}`,
            }))}
            onChange={({ target }) => setExample(Number(target.value))}
          />
        )}
        {onTest && (
          <Action pending={pending} onClick={() => void send()}>
            Send a test to me
          </Action>
        )}
      </Bar>
      {isUnsaved && <Hint>This is what is saved. Save the draft to see your changes.</Hint>}
      {preview && <Subject>{preview.subject}</Subject>}
      {form === 'text' ? (
        <Plain>{preview?.text}</Plain>
      ) : (
        <Frame
          // Nothing runs in it, and none of its links leads anywhere.
          sandbox=""
          title="Preview of the email"
          src={previewAddress(mail, latestKey(editor), example)}
          $narrow={form === 'phone'}
        />
      )}
    </Section>
  );
}
