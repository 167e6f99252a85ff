import { lazy, Suspense } from 'react';
import type { QuickAddFormProps } from './use-quick-add-form.ts';

export interface QuickAddDialogProps extends Omit<QuickAddFormProps, 'product'> {
  /** Null until a product was chosen. */
  readonly product: QuickAddFormProps['product'] | null;
}

// A page renders without the dialog, so its code loads on demand.
const QuickAddForm = lazy(() =>
  import('./quick-add-form.tsx').then((module) => ({ default: module.QuickAddForm })),
);

/** Choose size, color and quantity of a product without leaving the list. Success closes it and opens the cart. */
export function QuickAddDialog({ product, ...rest }: QuickAddDialogProps) {
  if (!product) return null;
  return (
    <Suspense>
      <QuickAddForm key={product.id} product={product} {...rest} />
    </Suspense>
  );
}
