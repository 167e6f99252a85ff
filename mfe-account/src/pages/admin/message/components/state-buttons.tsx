import { messageCanBecome, type MessageState } from '@ritual/shared/kernel';
import { Button, ButtonRow } from '@ritual/shared/ui';

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
    <ButtonRow>
      {ways.map((next) => (
        <Button
          key={next}
          variant="outline"
          size="compact"
          pending={busy === next}
          pendingText="Saving…"
          onClick={() => onBecome(next)}
        >
          {labelOf(state, next)}
        </Button>
      ))}
    </ButtonRow>
  );
}
