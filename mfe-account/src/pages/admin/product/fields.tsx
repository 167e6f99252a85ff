import { styled } from 'styled-components';
import type { ProductOptions } from '@ritual/shared/contract';
import { genderLabel, genders, productLimits, taxClasses, taxClassLabel } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Checkbox, Field, Select, TextArea } from '@ritual/shared/ui';
import { phone, Section } from '../../../admin/index.ts';
import { ChipsField } from './chips-field.tsx';
import type { ProductForm } from './use-product-form.ts';

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Row = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: ${space(4)};
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type Part = Pick<ProductForm, 'field' | 'values' | 'fill'>;

const money = { inputMode: 'decimal', autoComplete: 'off', size: 'compact' } as const;

/** What it is called and costs, and what is told of it. */
export function MainFields({ field }: Pick<Part, 'field'>) {
  return (
    <Section title="Product">
      <Stack>
        <Row $columns="minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)">
          <Field
            size="compact"
            label="Name"
            maxLength={productLimits.name}
            autoComplete="off"
            {...field('name')}
          />
          <Field label="Price" {...money} {...field('price')} />
          <Field label="Compare-at price" optional {...money} {...field('compareAtPrice')} />
        </Row>
        <TextArea
          size="compact"
          label="Description"
          rows={3}
          maxLength={productLimits.description}
          {...field('description')}
        />
        <TextArea
          size="compact"
          label="Details"
          optional
          rows={3}
          hint="One to a line, as they are in the list on the product's page."
          {...field('details')}
        />
        <Row $columns="repeat(2, minmax(0, 1fr))">
          <Field
            size="compact"
            label="Fit note"
            optional
            maxLength={productLimits.fitNote}
            {...field('fitNote')}
          />
          <Field
            size="compact"
            label="Search words"
            optional
            hint="Other words for it, with spaces: the search of the shop finds it by them, too."
            maxLength={productLimits.keywords}
            {...field('keywords')}
          />
        </Row>
      </Stack>
    </Section>
  );
}

/** From when it can be bought. */
export function ReleaseFields({ field, values, fill }: Part) {
  return (
    <Stack>
      <Field
        size="compact"
        type="datetime-local"
        label="Release date"
        hint="Eastern time. Until then shoppers do not see it."
        {...field('releasedAt')}
      />
      <Checkbox
        label="Limited"
        checked={values['limited'] === 'yes'}
        onChange={({ target }) => fill(() => ({ limited: target.checked ? 'yes' : '' }))}
      />
    </Stack>
  );
}

/** Where shoppers find it. */
export function PlaceFields({
  field,
  values,
  options,
  writable,
}: Part & { readonly options: ProductOptions; readonly writable: boolean }) {
  const { error, onChange } = field('categories');
  const tags = field('tags');
  return (
    <Section title="Where it is found">
      <Stack>
        <Select
          size="compact"
          label="Gender"
          options={genders.map((value) => ({ value, label: genderLabel[value] }))}
          {...field('gender')}
        />
        <ChipsField
          label="Categories"
          {...{ error, writable, known: options.categories, value: values['categories'] ?? '' }}
          onChange={(value) => onChange({ target: { value } })}
        />
        {options.tags && (
          <ChipsField
            label="Tags"
            optional
            longest={productLimits.tag}
            {...{ writable, error: tags.error, known: options.tags, value: values['tags'] ?? '' }}
            onChange={(value) => tags.onChange({ target: { value } })}
          />
        )}
        {options.sizeCharts && (
          <Select
            size="compact"
            label="Size chart"
            options={[
              { value: '', label: 'That of its category' },
              ...options.sizeCharts.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...field('sizeChart')}
          />
        )}
        <Field
          size="compact"
          label="Set of"
          optional
          hint="Numbers of the products that make the set, with commas."
          autoComplete="off"
          {...field('setOf')}
        />
      </Stack>
    </Section>
  );
}

/** What the label says, and how it is taxed. */
export function LabelFields({ field }: Pick<Part, 'field'>) {
  return (
    <Section title="Label and tax">
      <Stack>
        <Field
          size="compact"
          label="Fiber content"
          optional
          placeholder="80% nylon, 20% elastane"
          maxLength={productLimits.fiberContent}
          {...field('fiberContent')}
        />
        <Field
          size="compact"
          label="Country of origin"
          optional
          hint="Two letters, such as PT."
          maxLength={2}
          autoComplete="off"
          {...field('originCountry')}
        />
        <Select
          size="compact"
          label="Tax class"
          optional
          placeholder="Like all goods"
          options={taxClasses.map((value) => ({ value, label: taxClassLabel[value] }))}
          hint="Some states tax clothing in another way. Rules for it stand under Taxes."
          {...field('taxClass')}
        />
      </Stack>
    </Section>
  );
}
