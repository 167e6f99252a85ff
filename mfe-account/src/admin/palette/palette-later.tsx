import { lazy, Suspense } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./palette.tsx')).PaletteDialog }));

/** The palette; its code comes with the first use. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <Loaded onClose={onClose} />
    </Suspense>
  );
}
