import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProductColor, ProductOptions } from '@ritual/shared/contract';
import { sizes } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { SegmentedControl, Select } from '@ritual/shared/ui';
import { Section } from '../../../admin/index.ts';
import {
  cellFields,
  cellLabels,
  cellName,
  linesOf,
  variantsIn,
  withColor,
  type CellField,
} from '../../../rules/product/form-values.ts';
import { Hint } from '../order/lines.ts';
import type { ProductForm } from './use-product-form.ts';
import { VariantGrid } from './variant-grid.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block-end: ${space(3)};
`;

const Add = styled.div`
  width: 220px;
  max-width: 100%;
`;

/** No color has this id: it begins with no letter or digit. */
const newColor = { value: '+', label: 'New color …' } as const;
const widths: Readonly<Record<CellField, number>> = { sku: 152, gtin: 132, weightGrams: 64, cost: 72 };
const hints: Readonly<Record<CellField, string>> = {
  sku: 'A cell with a SKU is a variant; an empty one is not sold.',
  gtin: 'The number of the barcode, with its check digit. It may be left out.',
  weightGrams: 'Of one piece, in whole grams.',
  cost: 'What one piece costs the store, in dollars. Shoppers never see it.',
};

interface VariantsSectionProps extends Pick<ProductForm, 'field' | 'values' | 'fill'> {
  readonly options: ProductOptions;
  readonly writable: boolean;
  readonly onNewColor: () => void;
}

/** Which colors and sizes there are, and what each of them is called, weighs and costs. */
export function VariantsSection({
  field,
  values,
  fill,
  options,
  writable,
  onNewColor,
}: VariantsSectionProps) {
  const [shown, setShown] = useState<CellField>('sku');
  const used = linesOf(values['colors'] ?? '');
  const colors = used.flatMap((id) => options.colors.find((color) => color.id === id) ?? []);
  const isVariant = (color: ProductColor, size: (typeof sizes)[number]) =>
    (values[cellName('sku', color.id, size)] ?? '') !== '';
  const wrong = (of: CellField) =>
    variantsIn(values).some(({ color, size }) => field(cellName(of, color, size)).error !== undefined);
  const left = options.colors.filter(({ id }) => !used.includes(id));
  return (
    <Section title="Variants">
      <Bar>
        {colors.length > 0 && (
          <SegmentedControl
            label="What the grid shows"
            value={shown}
            segments={cellFields.map((value) => ({
              value,
              label: wrong(value) ? `${cellLabels[value]} !` : cellLabels[value],
            }))}
            onChange={setShown}
          />
        )}
        {writable && (
          <Add>
            <Select
              size="compact"
              label="Add a color"
              hideLabel
              optional
              placeholder="Add a color"
              options={[...left.map(({ id, name }) => ({ value: id, label: name })), newColor]}
              value=""
              onChange={({ target }) => {
                if (target.value === newColor.value) onNewColor();
                const color = left.find(({ id }) => id === target.value);
                if (color) fill((before) => withColor(before, color));
              }}
            />
          </Add>
        )}
      </Bar>
      {colors.length > 0 && (
        <VariantGrid
          label={`${cellLabels[shown]} of variants`}
          colors={colors}
          sizes={sizes}
          width={widths[shown]}
          numbers={shown !== 'sku' && shown !== 'gtin'}
          cell={(color, size) => {
            const name = cellName(shown, color.id, size);
            return {
              ...{ name, value: values[name] ?? '', label: `${cellLabels[shown]}, ${color.name}, ${size}` },
              error: field(name).error,
              disabled: !writable || (shown !== 'sku' && !isVariant(color, size)),
            };
          }}
          onFill={(cells) => {
            for (const { color, size, text } of cells)
              field(cellName(shown, color.id, size)).onChange({ target: { value: text } });
          }}
        />
      )}
      <Hint>{colors.length === 0 ? 'Add the first color: it comes with all sizes.' : hints[shown]}</Hint>
    </Section>
  );
}
