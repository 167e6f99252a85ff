import { Stepper } from '@ritual/shared/ui';

export interface QuantityStepperProps {
  /** Names the counted item for screen readers. */
  readonly productName?: string;
  readonly value: number;
  /** Units available; at least 1 is shown. */
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** The shopper asked for more than are available, or fewer than 1. */
  readonly onLimit?: (limit: 'min' | 'max') => void;
  /** 36 px high, for rows of the cart. */
  readonly dense?: boolean;
  readonly disabled?: boolean;
}

/** Quantity: 1 to `max`. */
export function QuantityStepper({ productName, max, ...stepper }: QuantityStepperProps) {
  const label = productName ? `quantity of ${productName}` : 'quantity';
  return <Stepper {...stepper} label={label} min={1} max={Math.max(1, max)} />;
}
