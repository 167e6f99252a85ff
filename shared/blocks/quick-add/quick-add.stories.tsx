import type { Meta, StoryFn } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { storyProduct } from '@ritual/shared/testing/workshop';
import { Button } from '@ritual/shared/ui';
import { useQuickAddDialog } from './use-quick-add-dialog.tsx';

const meta: Meta = { title: 'Blocks/Quick add' };
export default meta;

function Opened({ id }: { readonly id: number }) {
  const { open, dialog } = useQuickAddDialog();
  useEffect(() => open(storyProduct(id)), [open, id]);
  return (
    <>
      <Button onClick={() => open(storyProduct(id))}>Quick add</Button>
      {dialog}
    </>
  );
}

/** The dialog's code loads lazily. */
const opened: NonNullable<StoryFn['play']> = async ({ canvas }) => {
  await canvas.findByRole('dialog', undefined, { timeout: 15_000 });
};

/** Choose XS: few are left. */
export const NewProduct: StoryFn = () => <Opened id={151} />;
NewProduct.play = opened;
NewProduct.parameters = { api: true };

export const SoldOut: StoryFn = () => <Opened id={143} />;
SoldOut.play = opened;
SoldOut.parameters = { api: true };
