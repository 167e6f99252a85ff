import type { SizeUnit } from '@ritual/shared/kernel';
import { SegmentedControl } from '@ritual/shared/ui';

export interface UnitSwitchProps {
  readonly unit: SizeUnit;
  readonly onChange: (unit: SizeUnit) => void;
}

/** cm or in. */
export function UnitSwitch({ unit, onChange }: UnitSwitchProps) {
  return (
    <SegmentedControl
      label="Unit"
      segments={[
        { value: 'cm', label: 'cm' },
        { value: 'in', label: 'in' },
      ]}
      value={unit}
      onChange={onChange}
    />
  );
}
