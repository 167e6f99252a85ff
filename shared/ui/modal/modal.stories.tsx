import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import { storyProduct } from '@ritual/shared/testing/workshop';
import { Button } from '../buttons/button.tsx';
import { Field } from '../fields/field.tsx';
import { Picture } from '../media/picture.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

const meta: Meta = { title: 'UI/Dialog and drawer' };
export default meta;

function Opened(props: Omit<DialogProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const jacket = storyProduct(151);

export const WithPicture = () => (
  <Opened
    title={jacket.name}
    picture={<Picture file={jacket.images[0]?.file} alt={jacket.images[0]?.alt ?? ''} sizes="430px" />}
  >
    <Field label="Gift note" optional />
    <Button block>Add to cart</Button>
  </Opened>
);

export const Small = () => (
  <Opened title="Remove address?" size="small">
    <p>12 Beacon Street, Boston, MA 02108</p>
    <Button>Remove</Button>
  </Opened>
);

function OpenedDrawer() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Shopping Cart"
        aside="(3)"
        closeLabel="Close cart"
        footer={<Button block>Checkout</Button>}
      >
        <p>Content and footer bring their own padding.</p>
      </Drawer>
    </>
  );
}

export const FromTheRight = () => <OpenedDrawer />;
