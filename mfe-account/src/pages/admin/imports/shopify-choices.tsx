import { styled } from 'styled-components';
import { layout, space } from '@ritual/shared/theme';
import { genderLabel, genders, type ImportDefaults } from '@ritual/shared/kernel';
import { Select } from '@ritual/shared/ui';

const Root = styled.div`
  display: grid;
  gap: ${space(4)};
  max-width: ${layout.asideWide}px;
  padding-block-end: ${space(4)};
`;

const asErrors = 'Show me these products as errors';

interface ShopifyChoicesProps {
  readonly chosen: ImportDefaults;
  /** Names of the colors of the store. */
  readonly colors: readonly string[];
  readonly onChange: (chosen: ImportDefaults) => void;
}

/** What is meant where Shopify's file does not say it. */
export function ShopifyChoices({ chosen, colors, onChange }: ShopifyChoicesProps) {
  return (
    <Root>
      <Select
        size="compact"
        label="For whom, where Shopify’s file does not say it"
        placeholder={asErrors}
        options={genders.map((value) => ({ value, label: genderLabel[value] }))}
        value={chosen.gender ?? ''}
        onChange={({ target }) =>
          onChange({ ...chosen, gender: genders.find((each) => each === target.value) })
        }
      />
      <Select
        size="compact"
        label="Color, where Shopify’s file has none"
        hint="A product that you have in one color already stays in it."
        placeholder={asErrors}
        options={colors.map((name) => ({ value: name, label: name }))}
        value={chosen.color ?? ''}
        onChange={({ target }) => onChange({ ...chosen, color: target.value || undefined })}
      />
    </Root>
  );
}
