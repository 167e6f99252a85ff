import { messageStateLabel, type MessageState } from '@ritual/shared/kernel';
import { StatusWord, type Tone } from '../../admin/index.ts';

const tones: Readonly<Record<MessageState, Tone>> = {
  NEW: 'info',
  OPEN: 'warn',
  ANSWERED: 'good',
  CLOSED: 'neutral',
  SPAM: 'bad',
};

/** The state of a message as a word on its color. */
export function MessageWord({ state }: { readonly state: MessageState }) {
  return <StatusWord tone={tones[state]}>{messageStateLabel[state]}</StatusWord>;
}
