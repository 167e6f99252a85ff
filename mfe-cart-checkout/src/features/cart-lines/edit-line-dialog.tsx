import { useEffect, useState } from 'react';
import type { CartItem, Product } from '@ritual/shared/contract';
import { getProduct } from '@ritual/shared/contract/calls';
import { api, errorMessage } from '@ritual/shared/http';
import { media, space } from '@ritual/shared/theme';
import { Button, Dialog, Notice, Picture, Skeleton } from '@ritual/shared/ui';
import { styled } from 'styled-components';
import { EditLineForm } from './edit-line-form.tsx';

interface EditLineDialogProps {
  readonly item: CartItem;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** On small screens the space is needed for the choices. */
const Beside = styled.div`
  ${media.belowSm} {
    display: none;
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** Changes size, color and quantity of one line. The available variants are fetched each time. */
export function EditLineDialog({ item, open, onClose }: EditLineDialogProps) {
  const [product, setProduct] = useState<Product | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [color, setColor] = useState(item.colorId);
  const shown = product?.images.find((image) => image.color === color)?.file ?? item.imageFile;

  useEffect(() => {
    if (!open) return undefined;
    const abort = new AbortController();
    setFailure(null);
    setColor(item.colorId);
    api
      .call(getProduct, { params: { id: item.productId } }, { signal: abort.signal })
      .then(setProduct, (error: unknown) => {
        if (!abort.signal.aborted) setFailure(error);
      });
    return () => {
      abort.abort();
    };
  }, [open, item.productId, item.colorId, attempt]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={item.productName}
      picture={
        <Beside>
          <Picture file={shown} alt="" sizes="430px" />
        </Beside>
      }
    >
      {failure !== null ? (
        <Notice
          tone="error"
          live="alert"
          action={
            <Button variant="text" onClick={() => setAttempt((count) => count + 1)}>
              Try again
            </Button>
          }
        >
          {errorMessage(failure)}
        </Notice>
      ) : product === null ? (
        <Waiting aria-busy="true" aria-label="Loading sizes and colors">
          <Skeleton height="76px" />
          <Skeleton height="82px" />
          <Skeleton height="52px" />
        </Waiting>
      ) : (
        <EditLineForm item={item} product={product} onColor={setColor} onDone={onClose} />
      )}
    </Dialog>
  );
}
