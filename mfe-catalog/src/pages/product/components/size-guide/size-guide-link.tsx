import { useState, type ComponentType, type MouseEvent } from 'react';
import { useNavigate } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { TextLink } from '@ritual/shared/ui';
import type { SizeGuideDialogProps } from './size-guide-dialog.tsx';

type Dialog = ComponentType<SizeGuideDialogProps>;

/** 'Size Guide': a link to the page, which opens the product's own table in place once its code has loaded. */
export function SizeGuideLink(props: Omit<SizeGuideDialogProps, 'open' | 'onClose'>) {
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState<{ readonly Dialog: Dialog } | null>(null);
  const [open, setOpen] = useState(false);
  const show = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const { SizeGuideDialog } = await import('./size-guide-dialog.tsx');
      setLoaded({ Dialog: SizeGuideDialog });
      setOpen(true);
    } catch {
      // Its code failed to load: the page has the same content.
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
          {...props}
          open={open}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
