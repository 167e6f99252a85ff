import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ProductSummary } from '@ritual/shared/contract';

// A page renders without the dialog, so its code loads on demand.
const QuickAddForm = lazy(() =>
  import('./quick-add-form.tsx').then((module) => ({ default: module.QuickAddForm })),
);

interface Opening {
  readonly product: ProductSummary;
  readonly open: boolean;
  readonly count: number;
}

export interface OneQuickAddDialog {
  /** For the cards' `onQuickAdd`. */
  readonly open: (product: ProductSummary) => void;
  /** Render it once in the page. */
  readonly dialog: ReactNode;
}

/** One quick-add dialog for all cards of a page. */
export function useQuickAddDialog(): OneQuickAddDialog {
  const [opening, setOpening] = useState<Opening | null>(null);
  // Stable for the life of the page: a new function would re-render every card.
  const open = useCallback((product: ProductSummary) => {
    setOpening((before) => ({ product, open: true, count: (before?.count ?? 0) + 1 }));
  }, []);
  return {
    open,
    dialog: opening && (
      <Suspense>
        <QuickAddForm
          // A choice made in one opening is not kept for the next.
          key={opening.count}
          product={opening.product}
          open={opening.open}
          onClose={() => {
            // An addition on a slow connection closes the opening in which it was requested, and no later one.
            setOpening((now) => (now?.count === opening.count ? { ...now, open: false } : now));
          }}
        />
      </Suspense>
    ),
  };
}
