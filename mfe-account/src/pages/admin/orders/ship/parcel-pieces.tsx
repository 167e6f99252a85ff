import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Units } from '@ritual/shared/kernel';
import { Checkbox, Stepper } from '@ritual/shared/ui';
import { role, text } from '../../../../admin/index.ts';
import { Line, Lines, Said } from '../../order/lines.ts';
import { Piece, pieceName } from '../../order/piece.tsx';
import { pieces } from '../order-words.tsx';
import { unitsOf, type Turn } from './use-ship-run.ts';

const Count = styled.span`
  color: ${role('secondary')};
  & > strong {
    ${text('section')}
    color: ${role('text')};
  }
`;

const Hint = styled.p`
  ${text('hint')}
  color: ${role('muted')};
`;

interface ParcelPiecesProps {
  readonly turn: Turn;
  /** What is in the parcel. */
  readonly units: Units;
  readonly several: boolean;
  readonly onSeveral: (several: boolean) => void;
  readonly onUnits: (units: Units) => void;
}

/** What goes into the parcel: all that is open, or a part of it when the order leaves in several. */
export function ParcelPieces({ turn, units, several, onSeveral, onUnits }: ParcelPiecesProps) {
  const place = useRef<HTMLDivElement>(null);
  const wasSeveral = useRef(several);
  // By keyboard the pieces are next; a further parcel begins at its number, as the first one did.
  useEffect(() => {
    if (several && !wasSeveral.current)
      place.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    wasSeveral.current = several;
  }, [several]);
  const { order, open } = turn;
  const left = unitsOf(open) - unitsOf(units);
  return (
    <div ref={place}>
      <Lines>
        {order.items
          .filter(({ id }) => (open[id] ?? 0) > 0)
          .map((item) => {
            const most = open[item.id] ?? 0;
            return (
              <Line key={item.id}>
                <Piece item={item} />
                {several ? (
                  <Said>
                    <Stepper
                      label={`Pieces of ${pieceName(item)}`}
                      min={0}
                      max={most}
                      value={units[item.id] ?? 0}
                      onChange={(value) => onUnits({ ...units, [item.id]: value })}
                    />
                    {most > 1 && <span>of {most}</span>}
                  </Said>
                ) : (
                  <Count>
                    <strong>{most}</strong>
                    {item.quantity > most && ` of ${String(item.quantity)}`}
                  </Count>
                )}
              </Line>
            );
          })}
      </Lines>
      {unitsOf(open) > 1 && (
        <Checkbox
          label="In several parcels"
          checked={several}
          onChange={({ target }) => onSeveral(target.checked)}
        />
      )}
      {several && left > 0 && <Hint>{pieces(left)} for the next parcel.</Hint>}
    </div>
  );
}
