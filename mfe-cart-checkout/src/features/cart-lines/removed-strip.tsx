import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useCart } from '@ritual/shared/state';
import { color, controlHeight, space, type, weight } from '@ritual/shared/theme';
import { Button, Notice, TrashIcon } from '@ritual/shared/ui';
import type { CartLines } from './use-cart-lines.ts';

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(3, 5)};
  min-height: ${controlHeight('medium')};
  background: ${color('surface.subtle')};
  ${type('bodyS')}
`;

const Words = styled.p`
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  font-weight: ${weight('strong')};
`;

/** 'Tempo Training Tee was removed. Undo', while the removal can be undone. Announced when it appears. */
export function RemovedStrip({ lines }: { readonly lines: Pick<CartLines, 'undo' | 'undoProblem'> }) {
  const removed = useCart((state) => state.removed);
  const place = useRef<HTMLDivElement>(null);

  // The button that removed the line was removed with it; the next tab stop from here is 'Undo'.
  useEffect(() => {
    if (removed && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [removed]);

  return (
    <div role="status" tabIndex={-1} ref={place}>
      {lines.undoProblem !== null && <Notice tone="error">{lines.undoProblem}</Notice>}
      {removed && (
        <Strip>
          <TrashIcon size={18} />
          <Words>
            <Name>{removed.item.productName}</Name> was removed.
          </Words>
          <Button variant="text" onClick={() => void lines.undo()}>
            Undo
          </Button>
        </Strip>
      )}
    </div>
  );
}
