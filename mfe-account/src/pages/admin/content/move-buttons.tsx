import { ArrowDownIcon, ArrowUpIcon } from '@ritual/shared/ui';
import { StepButton, useAnnounce } from '../../../admin/index.ts';

interface MoveButtonsProps {
  /** 'Slide 1' */
  readonly name: string;
  /** Where it is in its list, from 0, and how many there are. */
  readonly index: number;
  readonly count: number;
  /** Names the buttons in `data-step`: '-1 7' and '1 7' for 7. */
  readonly id: number;
  /** @param step the pressed button by `data-step`: a moved element loses the focus */
  readonly onMove: (to: number, step: string) => void;
}

/** Moves a part of content up or down in its list, and says where it is then. */
export function MoveButtons(props: MoveButtonsProps) {
  return (
    <>
      <MoveButton {...props} by={-1} />
      <MoveButton {...props} by={1} />
    </>
  );
}

function MoveButton({ name, index, count, id, onMove, by }: MoveButtonsProps & { readonly by: -1 | 1 }) {
  const announce = useAnnounce();
  const to = index + by;
  const isEnd = to < 0 || to >= count;
  const step = `${String(by)} ${String(id)}`;
  return (
    <StepButton
      type="button"
      data-step={step}
      aria-label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (isEnd) return;
        onMove(to, step);
        announce(`Position ${String(to + 1)} of ${String(count)}`);
      }}
    >
      {by < 0 ? <ArrowUpIcon size={16} /> : <ArrowDownIcon size={16} />}
    </StepButton>
  );
}
