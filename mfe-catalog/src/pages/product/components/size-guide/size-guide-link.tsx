import { useState, type ComponentType, type MouseEvent } from 'react';
import { useNavigate } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { TextLink } from '@ritual/shared/ui';
import type { Product } from '@ritual/shared/contract';
import type { SizeGuideDialogProps } from './size-guide-dialog.tsx';

interface Loaded extends Pick<SizeGuideDialogProps, 'charts'> {
  readonly Dialog: ComponentType<SizeGuideDialogProps>;
}

interface SizeGuideLinkProps {
  readonly product: Product;
  readonly size: string | null;
}

/** 'Size Guide': a link to the page, which opens the product's own charts in place once they and its code have loaded. */
export function SizeGuideLink({ product, size }: SizeGuideLinkProps) {
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [open, setOpen] = useState(false);
  const show = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { SizeGuideDialog, loadCharts } = await import('./size-guide-dialog.tsx');
      setLoaded({ Dialog: SizeGuideDialog, charts: await loadCharts(product) });
      setOpen(true);
    } catch {
      // Its code or its charts failed to load: the page has the same content.
      void navigate(paths.sizeGuide.to());
    }
  };
  return (
    <>
      <TextLink to={paths.sizeGuide.to()} aria-haspopup="dialog" onClick={(event) => void show(event)}>
        Size Guide
      </TextLink>
      {loaded && (
        <loaded.Dialog
          charts={loaded.charts}
          fitNote={product.fitNote}
          {...{ size, open }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
