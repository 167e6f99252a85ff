import { lazy, Suspense, useState } from 'react';
import type { CartItem } from '@ritual/shared/contract';
import { IconButton, PencilIcon } from '@ritual/shared/ui';

const EditLineDialog = lazy(() =>
  import('./edit-line-dialog.tsx').then((module) => ({ default: module.EditLineDialog })),
);

interface EditLineProps {
  readonly item: CartItem;
  readonly className?: string;
}

/** The edit button of a line: opens size, color and quantity in a small dialog, loaded at the first press. */
export function EditLine({ item, className }: EditLineProps) {
  const [open, setOpen] = useState(false);
  // Stays mounted once it was opened, so that it can close with its animation and return the focus.
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        {...(className === undefined ? {} : { className })}
        size={36}
        label={`Edit ${item.productName}`}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <PencilIcon size={18} />
      </IconButton>
      {wanted && (
        <Suspense fallback={null}>
          <EditLineDialog item={item} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
