import { ConfirmDialog } from '../../../admin/index.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { questionOf, type Asked } from './questions.ts';
import type { VersionActs } from './use-version-acts.ts';

interface VersionDialogsProps {
  readonly asked: Asked | null;
  /** 'Publish the home page' */
  readonly title: string;
  /** What publishing does; the default is of pages. */
  readonly words?: string;
  /** There is a draft, or something that is not saved. */
  readonly isWritten: boolean;
  readonly acts: VersionActs;
  readonly onClose: () => void;
}

/** What is asked before something is done with a version, and then done. */
export function VersionDialogs({ asked, isWritten, acts, onClose, ...publish }: VersionDialogsProps) {
  return (
    <>
      <PublishDialog
        {...publish}
        open={asked?.what === 'publish'}
        onClose={onClose}
        onPublish={async (at) => {
          await acts.publish(at);
          onClose();
        }}
      />
      <ConfirmDialog
        open={asked !== null && asked.what !== 'publish'}
        {...questionOf(asked, isWritten)}
        onClose={onClose}
        onDo={async () => {
          if (asked?.what === 'discard') await acts.discard();
          else if (asked?.what === 'restore') await acts.restore(asked.id);
          else if (asked?.what === 'take back') await acts.takeBack(asked.id);
          onClose();
        }}
      />
    </>
  );
}
