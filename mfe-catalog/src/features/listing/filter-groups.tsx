import { styled } from 'styled-components';
import { sizes, type ProductFilter } from '@ritual/shared/kernel';
import { border } from '@ritual/shared/theme';
import { AccordionItem, Checkbox, ColorDot, SizeGroup } from '@ritual/shared/ui';
import type { Facets } from '@ritual/shared/contract';

const Root = styled.div`
  border-block-start: ${border('border.hairline')};
`;

const Group = styled.fieldset`
  display: grid;
`;

interface FilterGroupsProps {
  readonly filter: ProductFilter;
  readonly facets: Facets;
  readonly onToggle: (name: keyof ProductFilter, value: string) => void;
}

/** Gender, Category, Size, Color, each option with its number of results. */
export function FilterGroups({ filter, facets, onToggle }: FilterGroupsProps) {
  const boxes = (name: 'gender' | 'category' | 'color', legend: string) => (
    <AccordionItem title={legend} size="small" open>
      <Group aria-label={legend}>
        {facets[name].map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            count={option.count}
            checked={(filter[name] as readonly string[]).includes(option.value)}
            sign={'code' in option ? <ColorDot color={String(option.code)} size={18} /> : undefined}
            onChange={() => {
              onToggle(name, option.value);
            }}
          />
        ))}
      </Group>
    </AccordionItem>
  );
  return (
    <Root>
      {boxes('gender', 'Gender')}
      {boxes('category', 'Category')}
      <AccordionItem title="Size" size="small" open>
        <SizeGroup
          label="Size"
          hideLabel
          layout="grid"
          multiple
          name="size"
          sizes={sizes.map((value) => ({
            value,
            count: facets.size.find((option) => option.value === value)?.count ?? 0,
          }))}
          value={filter.size}
          onChange={(value) => {
            onToggle('size', value);
          }}
        />
      </AccordionItem>
      {boxes('color', 'Color')}
    </Root>
  );
}
