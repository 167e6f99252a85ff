import type { MailWordsEditor } from '@ritual/shared/contract';
import { getMailWords } from '@ritual/shared/contract/admin-calls';
import { useLoaderData } from '@ritual/shared/routing';
import { conditionalCall, useGo, useRights } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { placeWords } from '../../../rules/mails/mail-form.ts';
import { ContentPage } from '../content/content-page.tsx';
import { useFollow, useLiveContent } from '../content/use-live-content.tsx';
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
  const writable = may('settings.write');
  const { template } = loaded;
  const { mail, label } = template;
  const live = useLiveContent({
    ...{ loaded, what: 'email' },
    ask: (signal) => conditionalCall(getMailWords, { params: { mail } }, { signal }),
  });
  const { onSaved } = live;
  const form = useMailForm({ loaded, onSaved });
  const { values, problems, isUnsaved, base, fill } = form;
  useFollow(live, { isUnsaved, fill: fill });
  const acts = useMailActs(form, onSaved);
  return (
    <ContentPage
      title={label}
      name={label}
      keys={[{ press: 'u', label: 'Back to the email texts', run: () => go(adminPaths.mailTexts) }]}
      crumb={{ label: 'Email texts', to: adminPaths.mailTexts }}
      label="Text of the email"
      {...{ form, live, acts, writable, versionWords }}
      previewOf={(key) => previewAddress(mail, key)}
      publish={{
        title: `Publish: ${label}`,
        words:
          'Emails that are written from then on say it. Those that were written before stay as they are.',
      }}
      shown={`${template.about} These are its words now.`}
      unseen="No email says it yet."
      problems={Object.entries(problems).map(([path, error]) => ({
        label: placeWords(path, values),
        error,
      }))}
      beside={<InsertField fields={template.fields} form={form.form.ref} writable={writable} />}
    >
      <MailLines editor={form} writable={writable} />
      <MailBlocks editor={form} template={template} writable={writable} />
      <MailPreview editor={base} isUnsaved={isUnsaved} onTest={writable ? acts.test : null} />
    </ContentPage>
  );
}
