import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import { storyProduct } from '@ritual/shared/testing/workshop';
import { Button } from '@ritual/shared/ui';
import { QuickAddDialog } from './quick-add-dialog.tsx';

const meta: Meta = { title: 'Blocks/Quick add' };
export default meta;

function Opened({ id }: { readonly id: number }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Quick add</Button>
      <QuickAddDialog product={storyProduct(id)} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Choose XS: few are left. */
export const NewProduct = () => <Opened id={151} />;
NewProduct.parameters = { api: true };

export const SoldOut = () => <Opened id={143} />;
SoldOut.parameters = { api: true };
