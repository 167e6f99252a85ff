import { messageStateLabel, type MessageState } from '@ritual/shared/kernel';
import { Badge, type BadgeTone } from '@ritual/shared/ui';

const tones: Readonly<Record<MessageState, BadgeTone>> = {
  NEW: 'sale',
  OPEN: 'warning',
  ANSWERED: 'success',
  CLOSED: 'neutral',
  SPAM: 'error',
};

/** The state of a message as a word on its color. */
export function StateBadge({ state }: { readonly state: MessageState }) {
  return <Badge tone={tones[state]}>{messageStateLabel[state]}</Badge>;
}
