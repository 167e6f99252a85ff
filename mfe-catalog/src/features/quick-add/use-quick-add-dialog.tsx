import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ProductSummary } from '@ritual/shared/contract';

// Nobody needs the dialog to see a page.
const QuickAddDialog = lazy(() =>
  import('./quick-add-dialog.ts').then((module) => ({ default: module.QuickAddDialog })),
);

interface Opening {
  readonly product: ProductSummary;
  readonly open: boolean;
  readonly count: number;
}

interface OneQuickAddDialog {
  /** For the cards' `onQuickAdd`. */
  readonly open: (product: ProductSummary) => void;
  /** Put it once into the page. */
  readonly dialog: ReactNode;
}

/** One quick-add dialog for all cards of a page. */
export function useQuickAddDialog(): OneQuickAddDialog {
  const [opening, setOpening] = useState<Opening | null>(null);
  // The same for the life of the page: cards that are told anything new render again.
  const open = useCallback((product: ProductSummary) => {
    setOpening((before) => ({ product, open: true, count: (before?.count ?? 0) + 1 }));
  }, []);
  return {
    open,
    dialog: opening && (
      <Suspense>
        <QuickAddDialog
          // What was chosen for one opening is not there in the next.
          key={opening.count}
          product={opening.product}
          open={opening.open}
          onClose={() => {
            // What is added on a slow line closes the opening in which that was asked for, and no later one.
            setOpening((now) => (now?.count === opening.count ? { ...now, open: false } : now));
          }}
        />
      </Suspense>
    ),
  };
}
