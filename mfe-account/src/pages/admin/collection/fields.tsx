import { styled } from 'styled-components';
import { collectionLimits, genderLabel, genders, slugOf } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { Checkbox, Field, SegmentedControl, Select, TextArea } from '@ritual/shared/ui';
import { phone, Section } from '../../../admin/index.ts';
import { ChipsField } from '../product/chips-field.tsx';
import { PickedProducts } from '../product/picked-products.tsx';
import { RulePreview } from './rule-preview.tsx';
import type { CollectionForm } from './use-collection-form.ts';

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Checks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2, 6)};
  & > label {
    flex: 0 0 auto;
  }
`;

const pickedHints = {
  none: 'There is no product in it yet.',
  order: 'Shoppers see this order until they choose another one.',
  full: `These are ${String(collectionLimits.products)}, which is the most. For more, choose them by a rule.`,
} as const;

type Part = Pick<CollectionForm, 'field' | 'values' | 'fill'>;
type Flag = 'onSale' | 'limited' | 'isNew' | 'hidden' | 'inMenu';

const kinds = [
  { value: 'rule', label: 'By rule' },
  { value: 'hand', label: 'By hand' },
] as const;

/** What a checkbox needs. */
const flag = ({ values, fill }: Pick<Part, 'values' | 'fill'>, name: Flag) => ({
  checked: values[name] === 'yes',
  onChange: ({ target }: { readonly target: { readonly checked: boolean } }) =>
    fill(() => ({ [name]: target.checked ? 'yes' : '' })),
});

/** What it is called, and where it is. A new one has an address like its title until another one is typed. */
export function MainFields({ field, values, fill, isNew }: Part & { readonly isNew: boolean }) {
  const title = field('title');
  return (
    <Section title="Collection">
      <Stack>
        <Row>
          <Field
            size="compact"
            label="Title"
            maxLength={collectionLimits.title}
            autoComplete="off"
            {...title}
            onChange={(event) => {
              const follows = isNew && values.slug === slugOf(values.title);
              title.onChange(event);
              if (follows) fill(() => ({ slug: slugOf(event.target.value) }));
            }}
          />
          <Field
            size="compact"
            label="Address"
            hint={`/collections/${values.slug || '…'}`}
            maxLength={collectionLimits.slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...field('slug')}
          />
        </Row>
        <TextArea
          size="compact"
          label="Text"
          optional
          rows={2}
          hint="Below the title on its page, and what search engines show of it."
          maxLength={collectionLimits.description}
          {...field('description')}
        />
      </Stack>
    </Section>
  );
}

interface ProductFieldsProps extends Part {
  readonly categories: readonly string[];
  readonly writable: boolean;
}

/** Which products are in it. */
export function ProductFields({ field, values, fill, categories, writable }: ProductFieldsProps) {
  return (
    <Section
      title="Products"
      actions={
        <SegmentedControl
          label="How products are chosen"
          segments={kinds}
          value={values.kind === 'hand' ? 'hand' : 'rule'}
          onChange={(kind) => fill(() => ({ kind }))}
        />
      }
    >
      {values.kind === 'hand' ? (
        <PickedProducts
          label="Products of the collection"
          most={collectionLimits.products}
          hints={pickedHints}
          {...{ writable, value: values.products, error: field('products').error }}
          onChange={(products) => fill(() => ({ products }))}
        />
      ) : (
        <Stack>
          <Row>
            <Select
              size="compact"
              label="Gender"
              options={[
                { value: '', label: 'Women and men' },
                ...genders.map((value) => ({ value, label: genderLabel[value] })),
              ]}
              {...field('gender')}
            />
            <ChipsField
              label="Categories"
              {...{ writable, known: categories, value: values.categories, error: field('categories').error }}
              onChange={(value) => fill(() => ({ categories: value }))}
            />
            <Field
              size="compact"
              label="Lowest price"
              optional
              inputMode="decimal"
              autoComplete="off"
              {...field('priceFrom')}
            />
            <Field
              size="compact"
              label="Highest price"
              optional
              inputMode="decimal"
              autoComplete="off"
              {...field('priceTo')}
            />
          </Row>
          <Checks role="group" aria-label="Only products that are">
            <Checkbox label="On sale" {...flag({ values, fill }, 'onSale')} />
            <Checkbox label="Limited" {...flag({ values, fill }, 'limited')} />
            <Checkbox label="New" {...flag({ values, fill }, 'isNew')} />
          </Checks>
          <RulePreview values={values} />
        </Stack>
      )}
    </Section>
  );
}

/** Who sees it, when, and where it is linked. */
export function PlaceFields({ field, values, fill }: Part) {
  return (
    <Stack>
      <Checkbox label="Hidden" {...flag({ values, fill }, 'hidden')} />
      <Checkbox
        label={`In the menu (the first ${String(collectionLimits.menu)} with products are shown)`}
        {...flag({ values, fill }, 'inMenu')}
      />
      <Field size="compact" type="datetime-local" label="From" optional {...field('from')} />
      <Field
        size="compact"
        type="datetime-local"
        label="Until"
        optional
        hint="Eastern time. At other times shoppers do not see the collection."
        {...field('until')}
      />
    </Stack>
  );
}
