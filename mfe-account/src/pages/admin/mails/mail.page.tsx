import { useCallback, useEffect, useRef, useState } from 'react';
import type { MailWordsEditor } from '@ritual/shared/contract';
import { getMailWords } from '@ritual/shared/contract/admin-calls';
import { useLoaderData } from '@ritual/shared/routing';
import { Notice } from '@ritual/shared/ui';
import {
  conditionalCall,
  ConfirmDialog,
  DetailColumns,
  EditorPage,
  StatusWord,
  useAdminKeys,
  useAnnounce,
  useGo,
  useLeaveGuard,
  useLive,
  useLostRight,
  useRights,
} from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { placeWords } from '../../../rules/mails/mail-form.ts';
import { Publication, Versions } from '../content/publication.tsx';
import { PublishDialog } from '../content/publish-dialog.tsx';
import { questionOf, type Asked } from '../content/questions.ts';
import { InsertField } from './insert-field.tsx';
import { MailBlocks } from './mail-blocks.tsx';
import { MailLines } from './mail-lines.tsx';
import { MailPreview, previewAddress } from './mail-preview.tsx';
import type { loader } from './mail.loader.ts';
import { useMailActs } from './use-mail-acts.ts';
import { useMailForm } from './use-mail-form.ts';

export { loader } from './mail.loader.ts';

const versionWords = {
  shown: 'Sent now',
  first: 'The words that the store came with',
  nameOfFirst: 'the first words',
};

/** The words of one mail: written as a draft, looked at, published, and brought back. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return <MailOf key={loaded.template.mail} loaded={loaded} />;
}

function MailOf({ loaded }: { readonly loaded: MailWordsEditor }) {
  const may = useRights();
  const go = useGo();
  const announce = useAnnounce();
  const lostRight = useLostRight();
  const writable = may('settings.write');
  const unsaved = useRef(false);
  const [isChanged, setChanged] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const refill = useRef<(now: MailWordsEditor) => void>(() => undefined);
  const { template } = loaded;
  const { mail, label } = template;
  const [now, put] = useLive(loaded, {
    ask: (signal) => conditionalCall(getMailWords, { params: { mail } }, { signal }),
    onSeen: (next, before) => {
      if (next.version === before.version) return;
      announce('Somebody else has changed this email just now');
      if (unsaved.current) setChanged(true);
      else refill.current(next);
    },
    onFailed: lostRight,
  });
  const onSaved = useCallback(
    (next: MailWordsEditor) => {
      setChanged(false);
      put(next);
    },
    [put],
  );
  const form = useMailForm({ loaded, onSaved });
  const { values, problems, isUnsaved, base, fill } = form;
  useEffect(() => {
    unsaved.current = isUnsaved;
    refill.current = fill;
  });
  const acts = useMailActs(form, onSaved);
  const question = useLeaveGuard(isUnsaved);
  const publishable = writable && now.draft !== null && !isUnsaved;
  useAdminKeys(label, [
    { press: 'u', label: 'Back to the email texts', run: () => go(adminPaths.mailTexts) },
    ...(publishable ? [{ press: 'p', label: 'Publish', run: () => setAsked({ what: 'publish' }) }] : []),
  ]);
  const previewOf = (key: string) => previewAddress(mail, key);
  // The first words have no key of a row, and are looked at by their own.
  const versions = now.versions.map((each) => (each.id === 0 ? { ...each, key: '0' } : each));
  return (
    <>
      <EditorPage
        title={label}
        badge={now.draft && <StatusWord tone="warn">Draft</StatusWord>}
        crumb={{ label: 'Email texts', to: adminPaths.mailTexts }}
        label="Text of the email"
        editor={form}
        save={writable ? 'Save draft' : null}
        isNew={false}
        notice={
          isChanged && (
            <Notice tone="info">
              Somebody else has saved or published this email since you opened it. When you save, you see
              both.
            </Notice>
          )
        }
        problems={Object.entries(problems).map(([path, error]) => ({
          label: placeWords(path, values),
          error,
        }))}
      >
        <DetailColumns>
          <div>
            <MailLines editor={form} writable={writable} />
            <MailBlocks editor={form} template={template} writable={writable} />
            <MailPreview editor={base} isUnsaved={isUnsaved} onTest={writable ? acts.test : null} />
          </div>
          <div>
            <Publication
              draft={now.draft}
              shown={`${template.about} These are its words now.`}
              unseen="No email says it yet."
              {...{ isUnsaved, writable, previewOf }}
              onPublish={() => setAsked({ what: 'publish' })}
              onDiscard={() => setAsked({ what: 'discard' })}
            />
            <InsertField fields={template.fields} form={form.form.ref} writable={writable} />
            <Versions
              {...{ versions, writable, previewOf }}
              words={versionWords}
              onRestore={({ id }) => setAsked({ what: 'restore', id })}
              onTakeBack={({ id }) => setAsked({ what: 'take back', id })}
            />
          </div>
        </DetailColumns>
      </EditorPage>
      <PublishDialog
        title={`Publish: ${label}`}
        words="Emails that are written from then on say it. Those that were written before stay as they are."
        open={asked?.what === 'publish'}
        onClose={close}
        onPublish={async (at) => {
          await acts.publish(at);
          close();
        }}
      />
      <ConfirmDialog
        open={asked !== null && asked.what !== 'publish'}
        {...questionOf(asked, now.draft !== null || isUnsaved)}
        onClose={close}
        onDo={async () => {
          if (asked?.what === 'discard') await acts.discard();
          else if (asked?.what === 'restore') await acts.restore(asked.id);
          else if (asked?.what === 'take back') await acts.takeBack(asked.id);
          close();
        }}
      />
      {question}
    </>
  );
}
