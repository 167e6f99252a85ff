import { styled } from 'styled-components';
import {
  chartGarments,
  chartLimits,
  decidingMeasures,
  garmentLabel,
  isGarment,
  type ChartGarment,
} from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Field, Select } from '@ritual/shared/ui';
import { phone, Section } from '../../../admin/index.ts';
import type { ChartForm } from './use-chart-form.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) repeat(2, minmax(0, 1fr)) minmax(0, 1.3fr);
  align-items: start;
  gap: ${space(4)};
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
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
  { value: 'cm', label: 'Centimeters' },
  { value: 'in', label: 'Inches' },
] as const;

type FieldsProps = Pick<ChartForm, 'field' | 'values'>;

/** What the chart is called, what it is for, and in which unit it is written. */
export function ChartFields({ field, values }: FieldsProps) {
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
        <Select
          size="compact"
          label="Unit"
          options={units}
          hint="In which it is written."
          {...field('unit')}
        />
      </Row>
    </Section>
  );
}
