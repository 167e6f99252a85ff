import { catalogPolicy, productLimits } from '@ritual/shared/kernel';
import { Section } from '../../../admin/index.ts';
import { PickedProducts } from './picked-products.tsx';
import type { ProductForm } from './use-product-form.ts';

const hints = {
  none: 'None is chosen: shoppers see products of the same categories.',
  order: `Shoppers see them first, in this order, without drafts and withdrawn ones. When there are fewer than ${String(catalogPolicy.relatedMin)}, products of the same categories follow.`,
  full: `These are ${String(productLimits.related)}, which is the most. Remove one to add another.`,
} as const;

interface RelatedSectionProps extends Pick<ProductForm, 'field' | 'values' | 'fill'> {
  /** Number of the product itself; null: it is a new one. */
  readonly id: number | null;
  readonly writable: boolean;
}

/** What is shown below the product as 'You might also like'. */
export function RelatedSection({ field, values, fill, id, writable }: RelatedSectionProps) {
  // An older server does not know them.
  if (values['related'] === undefined) return null;
  return (
    <Section title="You might also like">
      <PickedProducts
        label="Products shown beside it"
        most={productLimits.related}
        hints={hints}
        except={id === null ? [] : [id]}
        value={values['related']}
        error={field('related').error}
        writable={writable}
        onChange={(related) => fill(() => ({ related }))}
      />
    </Section>
  );
}
