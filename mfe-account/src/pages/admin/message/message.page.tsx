import { messageCanBecome } from '@ritual/shared/kernel';
import { useLoaderData } from '@ritual/shared/routing';
import { FormError, Notice } from '@ritual/shared/ui';
import { AdminPage, DetailColumns, usePlace, useRights } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { MessageWord } from '../message-words.tsx';
import { MessageFacts } from './components/facts.tsx';
import { ReplyForm } from './components/reply-form.tsx';
import { StateButtons } from './components/state-buttons.tsx';
import { Thread } from './components/thread.tsx';
import type { loader } from './message.loader.ts';
import { useMessageChanges } from './use-message-changes.ts';

export { loader } from './message.loader.ts';

/** One message: its text, the replies, and the actions on it. */
export function Component() {
  const message = useLoaderData<typeof loader>();
  // What went wrong with one is not said of the next.
  return <Message key={message.id} message={message} />;
}

function Message({ message }: { readonly message: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { id, reference, state } = message;
  const may = useRights();
  const { back, place } = usePlace('messages', adminPaths.messages, id);
  const { busy, problem, become } = useMessageChanges(message);
  return (
    <AdminPage
      title={`Message ${reference}`}
      badge={<MessageWord state={state} />}
      crumb={{ label: 'All messages', to: back }}
      place={place}
      actions={
        may('messages.write') && (
          <StateButtons state={state} busy={busy} onBecome={(next) => void become(next)} />
        )
      }
    >
      {problem !== null && <FormError>{problem}</FormError>}
      <DetailColumns>
        <div>
          <Thread message={message} />
          {may('messages.write') &&
            (messageCanBecome(state, 'ANSWERED') ? (
              <ReplyForm message={message} />
            ) : (
              <Notice tone="neutral">
                {state === 'SPAM'
                  ? 'Spam is not answered. If it is none, say so first.'
                  : 'This message is closed. Reopen it to answer.'}
              </Notice>
            ))}
        </div>
        <div>
          <MessageFacts message={message} />
        </div>
      </DetailColumns>
    </AdminPage>
  );
}
