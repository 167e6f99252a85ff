import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ProductSummary } from '@ritual/shared/contract';

// Nobody needs the dialog to see a page.
const QuickAddDialog = lazy(() =>
  import('./quick-add-dialog.ts').then((module) => ({ default: module.QuickAddDialog })),
);

interface QuickAdd {
  /** For the cards' `onQuickAdd`. */
  readonly open: (product: ProductSummary) => void;
  /** Put it once into the page. */
  readonly dialog: ReactNode;
}

/** One quick-add dialog for all cards of a page. */
export function useQuickAdd(): QuickAdd {
  const [product, setProduct] = useState<ProductSummary | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The same for the life of the page: cards that are told anything new render again.
  const open = useCallback((next: ProductSummary) => {
    setProduct(next);
    setIsOpen(true);
  }, []);
  return {
    open,
    dialog: product && (
      <Suspense>
        <QuickAddDialog
          key={product.id}
          product={product}
          open={isOpen}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      </Suspense>
    ),
  };
}
