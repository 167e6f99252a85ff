import { useState } from 'react';
import { useLoaderData, useNavigate } from '@ritual/shared/routing';
import { Section, useHere, usePlace } from '../../../admin/index.ts';
import { adminPaths } from '../../../admin/paths.ts';
import { emptyValues, valuesOfCopy } from '../../../rules/product/form-values.ts';
import { Editor } from './editor.tsx';
import { ReleaseFields } from './fields.tsx';
import type { newLoader } from './product.loader.ts';

export { newLoader as loader } from './product.loader.ts';

/** A new product, or one like another: a draft, which is stocked and published on its page. */
export function Component() {
  const { like, options } = useLoaderData<typeof newLoader>();
  const navigate = useNavigate();
  const isHere = useHere();
  const [initial] = useState(() => (like === null ? emptyValues(new Date()) : valuesOfCopy(like)));
  const { back } = usePlace('products', adminPaths.products, '');
  return (
    <Editor
      title="New product"
      crumb={{ label: 'Products', to: back }}
      product={null}
      initial={initial}
      pictures={like?.images ?? []}
      options={options}
      writable
      onSaved={({ id }) => {
        if (isHere()) void navigate(adminPaths.product(String(id)), { replace: true });
      }}
      aside={(form) => (
        <Section title="Visibility">
          <ReleaseFields {...form} />
        </Section>
      )}
    />
  );
}
