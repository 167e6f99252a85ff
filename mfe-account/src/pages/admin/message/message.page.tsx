import { styled } from 'styled-components';
import { messageCanBecome } from '@ritual/shared/kernel';
import { useLoaderData } from '@ritual/shared/routing';
import { media, space } from '@ritual/shared/theme';
import { FormError, Notice, TextLink } from '@ritual/shared/ui';
import { adminPaths } from '../admin-paths.ts';
import { AdminHead } from '../admin-head.tsx';
import { StateBadge } from '../state-badge.tsx';
import { Facts } from './components/facts.tsx';
import { ReplyForm } from './components/reply-form.tsx';
import { StateButtons } from './components/state-buttons.tsx';
import { Thread } from './components/thread.tsx';
import type { loader } from './message.loader.ts';
import { useMessageChanges } from './use-message-changes.ts';

export { loader } from './message.loader.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space(4)};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 280px;
    align-items: start;
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

/** One message: its text, the replies, and the actions on it. */
export function Component() {
  const message = useLoaderData<typeof loader>();
  const { id, reference, state } = message;
  const { busy, problem, become } = useMessageChanges(message);
  return (
    <>
      <AdminHead title={`Message ${reference}`} badge={<StateBadge state={state} />}>
        <TextLink look="quiet" to={adminPaths.messages}>
          All messages
        </TextLink>
      </AdminHead>
      <Columns>
        <Stack>
          <Thread message={message} />
          {messageCanBecome(state, 'ANSWERED') ? (
            <ReplyForm key={id} message={message} />
          ) : (
            <Notice tone="neutral">
              {state === 'SPAM'
                ? 'Spam is not answered. If it is none, say so first.'
                : 'This message is closed. Reopen it to answer.'}
            </Notice>
          )}
        </Stack>
        <Stack>
          <StateButtons state={state} busy={busy} onBecome={(next) => void become(next)} />
          {problem !== null && <FormError>{problem}</FormError>}
          <Facts message={message} />
        </Stack>
      </Columns>
    </>
  );
}
