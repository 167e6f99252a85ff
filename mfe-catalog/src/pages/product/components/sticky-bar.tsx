import { useEffect, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { formatCents } from '@ritual/shared/kernel';
import { border, color, media, screenOnly, space, tabular, type, weight, z } from '@ritual/shared/theme';
import { Button } from '@ritual/shared/ui';
import type { Product } from '@ritual/shared/contract';
import type { Purchase } from '../use-purchase.ts';

const Root = styled.div`
  position: fixed;
  /* Above the round cart button, which is visible again when the bar is gone. */
  z-index: ${z('bar')};
  inset: auto 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(4)};
  align-items: center;
  padding: ${space(3)} ${space(4)} max(${space(4)}, env(safe-area-inset-bottom));
  border-block-start: ${border('border.hairline')};
  background: ${color('surface.page')};
  ${media.lg} {
    display: none;
  }
  ${screenOnly}
`;

const Name = styled.p`
  ${type('note')}
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Choice = styled.p`
  ${type('label')}
  ${tabular}
  font-weight: ${weight('regular')};
  color: ${color('text.secondary')};
`;

interface StickyBarProps {
  readonly product: Product;
  readonly purchase: Purchase;
  readonly addRow: RefObject<HTMLElement | null>;
}

/** On small screens: name, choice and Add to Cart, once the button itself has scrolled off the top. */
export function StickyBar({ product, purchase, addRow }: StickyBarProps) {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!addRow.current || typeof IntersectionObserver !== 'function') return undefined;
    // Everything below the viewport counts as seen, so that a jump past the button, as by scroll restoration, is noticed,
    // too.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPassed(!entry.isIntersecting);
      },
      { rootMargin: '0px 0px 100000px' },
    );
    observer.observe(addRow.current);
    return () => {
      observer.disconnect();
    };
  }, [addRow]);
  if (!passed) return null;
  const { selection, blocked, pending } = purchase;
  const color = product.variants.find((variant) => variant.color.id === selection.color)?.color.name;
  const choice = [formatCents(product.price), selection.size, color].filter(Boolean).join(' · ');
  return (
    <Root data-at-bottom>
      <div>
        <Name>{product.name}</Name>
        <Choice>{choice}</Choice>
      </div>
      <Button
        pending={pending}
        pendingText="Adding…"
        disabledReason={blocked ?? undefined}
        onBlocked={() => addRow.current?.scrollIntoView({ block: 'center' })}
        onClick={() => void purchase.add()}
      >
        {blocked ?? 'Add to Cart'}
      </Button>
    </Root>
  );
}
