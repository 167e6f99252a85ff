import { messageCanBecome, type MessageState } from '@ritual/shared/kernel';
import { Action } from '../../../../admin/index.ts';

type NextState = 'OPEN' | 'CLOSED' | 'SPAM';

function labelOf(from: MessageState, to: NextState): string {
  if (to === 'CLOSED') return 'Close';
  if (to === 'SPAM') return 'Mark as spam';
  if (from === 'NEW') return 'Mark as open';
  return from === 'SPAM' ? 'Not spam' : 'Reopen';
}

interface StateButtonsProps {
  readonly state: MessageState;
  readonly busy: NextState | null;
  readonly onBecome: (state: NextState) => void;
}

/** The states that a message can be set to, besides answered. */
export function StateButtons({ state, busy, onBecome }: StateButtonsProps) {
  const ways = (['OPEN', 'CLOSED', 'SPAM'] as const).filter((next) => messageCanBecome(state, next));
  return (
    <>
      {ways.map((next) => (
        <Action key={next} pending={busy === next} onClick={() => onBecome(next)}>
          {labelOf(state, next)}
        </Action>
      ))}
    </>
  );
}
