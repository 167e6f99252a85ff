import { useState } from 'react';
import type { PhoneOrderLine } from '@ritual/shared/contract';
import { formatCents, policy } from '@ritual/shared/kernel';
import { IconButton, Picture, Stepper, TrashIcon } from '@ritual/shared/ui';
import { styled } from 'styled-components';
import { role, text } from '../../../../admin/index.ts';
import { Line, Lines, Named, Said } from '../../order/lines.ts';
import { withQuantity, without, type Units } from '../../../../rules/units.ts';

const Short = styled.span`
  flex-basis: 100%;
  ${text('hint')}
  color: ${role('danger')};
`;

interface PickedLinesProps {
  readonly units: Units;
  /** As quoted; one that was added a moment ago is not there yet. */
  readonly lines: readonly PhoneOrderLine[];
  readonly onChange: (units: Units) => void;
}

/** What is ordered: pieces, and what of them there is not. */
export function PickedLines({ units, lines, onChange }: PickedLinesProps) {
  return (
    <Lines aria-label="Items">
      {units.flatMap(({ variantId, quantity }) => {
        const line = lines.find((each) => each.variantId === variantId);
        if (!line) return [];
        return [
          <Picked
            key={variantId}
            line={line}
            quantity={quantity}
            onQuantity={(next) => onChange(withQuantity(units, variantId, next))}
            onRemove={() => onChange(without(units, variantId))}
          />,
        ];
      })}
    </Lines>
  );
}

interface PickedProps {
  readonly line: PhoneOrderLine;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function Picked({ line, quantity, onQuantity, onRemove }: PickedProps) {
  const [limit, setLimit] = useState(false);
  const { productName, color, size, imageFile, unitPrice, available } = line;
  const name = `${productName}, ${color}, ${size}`;
  const most = Math.max(1, Math.min(available, policy.maxQuantityPerLine));
  return (
    <Line>
      <Named>
        <Picture file={imageFile} alt="" sizes="32px" />
        <div>
          <strong>{productName}</strong>
          <span>
            {color}, {size}
          </span>
        </div>
      </Named>
      <Said>
        <Stepper
          dense
          label={`Quantity of ${name}`}
          value={quantity}
          max={Math.max(most, quantity)}
          onChange={(next) => {
            setLimit(false);
            onQuantity(next);
          }}
          onLimit={(which) => setLimit(which === 'max')}
        />
        <span>× {formatCents(unitPrice)}</span>
        <IconButton size={36} label={`Remove ${name}`} onClick={onRemove}>
          <TrashIcon size={18} />
        </IconButton>
      </Said>
      {(quantity > available || limit) && (
        <Short role="status">
          {available === 0
            ? 'It is sold out. Remove it, or choose another one.'
            : `Only ${String(available)} ${available === 1 ? 'is' : 'are'} left.`}
        </Short>
      )}
    </Line>
  );
}
