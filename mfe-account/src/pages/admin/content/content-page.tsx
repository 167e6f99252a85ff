import { type ComponentProps, type ReactNode } from 'react';
import type { ContentState } from '@ritual/shared/contract';
import {
  DetailColumns,
  EditorPage,
  StatusWord,
  useAdminKeys,
  useLeaveGuard,
  useAsked,
} from '../../../admin/index.ts';
import { Publication, Versions } from './publication.tsx';
import type { Asked } from './questions.ts';
import type { VersionActs } from './use-version-acts.ts';
import { VersionDialogs } from './version-dialogs.tsx';

type OfPage = Omit<
  ComponentProps<typeof EditorPage>,
  'badge' | 'save' | 'isNew' | 'notice' | 'editor' | 'children'
>;
type OfPublication = Pick<ComponentProps<typeof Publication>, 'previewOf' | 'shown' | 'unseen' | 'writable'>;

interface ContentPageProps extends OfPage, OfPublication {
  /** What the keys of the page are listed under. */
  readonly name: string;
  /** Besides that of publishing. */
  readonly keys?: Parameters<typeof useAdminKeys>[1];
  readonly form: ComponentProps<typeof EditorPage>['editor'];
  readonly live: { readonly now: Pick<ContentState, 'draft' | 'versions'>; readonly notice: ReactNode };
  readonly acts: VersionActs;
  readonly publish: Pick<ComponentProps<typeof VersionDialogs>, 'title' | 'words'>;
  readonly versionWords?: ComponentProps<typeof Versions>['words'];
  /** The draft is all that there is: it is not thrown away. */
  readonly isOnlyDraft?: boolean;
  /** Between publication and versions, and below them. */
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
  /** What is edited. */
  readonly children: ReactNode;
}

/** A page on which content is written as a draft, looked at, published, and brought back. */
export function ContentPage({ name, keys = [], form, live, acts, publish, ...props }: ContentPageProps) {
  const { versionWords, isOnlyDraft = false, beside, below, children, ...rest } = props;
  const { previewOf, shown, unseen, writable, ...page } = rest;
  const { asked, ask, close } = useAsked<Asked>();
  const { now, notice } = live;
  const { isUnsaved } = form;
  const question = useLeaveGuard(isUnsaved);
  const publishable = writable && now.draft !== null && !isUnsaved;
  useAdminKeys(name, [
    ...keys,
    ...(publishable ? [{ press: 'p', label: 'Publish', run: () => ask({ what: 'publish' }) }] : []),
  ]);
  return (
    <>
      <EditorPage
        {...{ ...page, notice, editor: form, isNew: false }}
        badge={now.draft && <StatusWord tone="warn">Draft</StatusWord>}
        save={writable ? 'Save draft' : null}
      >
        <DetailColumns>
          <div>{children}</div>
          <div>
            <Publication
              {...{ draft: now.draft, previewOf, shown, isUnsaved, writable }}
              {...(unseen !== undefined && { unseen })}
              onPublish={() => ask({ what: 'publish' })}
              onDiscard={isOnlyDraft ? null : () => ask({ what: 'discard' })}
            />
            {beside}
            {now.versions.length > 0 && (
              <Versions
                {...{ versions: now.versions, previewOf, writable }}
                {...(versionWords && { words: versionWords })}
                onRestore={({ id }) => ask({ what: 'restore', id })}
                onTakeBack={({ id }) => ask({ what: 'take back', id })}
              />
            )}
            {below}
          </div>
        </DetailColumns>
      </EditorPage>
      <VersionDialogs
        {...{ asked, acts, ...publish }}
        isWritten={now.draft !== null || isUnsaved}
        onClose={close}
      />
      {question}
    </>
  );
}
