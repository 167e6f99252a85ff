import { styled } from 'styled-components';
import {
  chartGarments,
  chartLimits,
  decidingMeasures,
  garmentLabel,
  isGarment,
  isSizeUnit,
  type ChartGarment,
} from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, SegmentedControl, Select } from '@ritual/shared/ui';
import { phone, Section } from '../../../admin/index.ts';
import type { ChartForm } from './use-chart-form.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space(4)};
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    & > * {
      width: 100%;
    }
  }
`;

const garmentWords = (garment: ChartGarment) =>
  isGarment(garment) ? garmentLabel[garment] : 'Something else';

const hintOf = (garment: string | undefined) => {
  const known = chartGarments.find((each) => each === garment) ?? 'other';
  const by = decidingMeasures[known].join(' or ').toLowerCase();
  return by === '' ? 'No size is found by it.' : `Found by ${by}.`;
};

const units = [
  { value: 'cm', label: 'cm' },
  { value: 'in', label: 'in' },
] as const;

type FieldsProps = Pick<ChartForm, 'field' | 'values' | 'fill'>;

/** What the chart is called, what it is for, and in which unit it is written. */
export function ChartFields({ field, values, fill }: FieldsProps) {
  const unit = values['unit'];
  return (
    <Section title="Chart">
      <Row>
        <Field
          size="compact"
          label="Name"
          maxLength={chartLimits.name}
          autoComplete="off"
          hint="Over the table, such as Women's tops."
          {...field('name')}
        />
        <Field
          size="compact"
          label="Short name"
          maxLength={chartLimits.label}
          autoComplete="off"
          hint="Beside others, such as Tops."
          {...field('label')}
        />
        <Select
          size="compact"
          label="For"
          options={chartGarments.map((value) => ({ value, label: garmentWords(value) }))}
          hint={hintOf(values['garment'])}
          {...field('garment')}
        />
        <SegmentedControl
          label="Unit in which the chart is written"
          segments={units}
          value={isSizeUnit(unit) ? unit : 'cm'}
          onChange={(next) => fill(() => ({ unit: next }))}
        />
      </Row>
    </Section>
  );
}
