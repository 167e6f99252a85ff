import { useState } from 'react';
import { styled } from 'styled-components';
import { duration } from '@ritual/shared/theme';
import { ProductCard, RegionError, useQuickAddDialog } from '@ritual/shared/blocks';
import { useRevalidator } from '@ritual/shared/routing';
import { columnSizes, Container } from '@ritual/shared/ui';
import type { ProductSummary } from '@ritual/shared/contract';
import { Ticker } from '../../../features/carousel/ticker.tsx';
import { useHold } from '../../../features/carousel/use-hold.ts';
import { useMotionAllowed } from '../../../features/carousel/use-media.ts';
import { DropsBullets } from './drops-bullets.tsx';
import { DropsHead } from './drops-head.tsx';
import { DropsRow } from './drops-row.ts';
import { useDropsSlider } from './use-drops-slider.ts';

// The timer of this carousel is invisible.
const Clock = styled.div`
  height: 0;
`;

interface LatestDropsProps {
  /** `null` when they could not be loaded. */
  readonly products: readonly ProductSummary[] | null;
  readonly now: string;
}

export function LatestDrops({ products, now }: LatestDropsProps) {
  const revalidator = useRevalidator();
  if (products?.length === 0) return null;
  return (
    <Container as="section" aria-labelledby="latest-drops" aria-roledescription="carousel">
      {products ? (
        <Slides products={products} now={now} />
      ) : (
        <>
          <DropsHead id="latest-drops" playing={false} turns={false} onPlaying={none} onTurn={none} />
          <RegionError what="The products" onRetry={() => revalidator.revalidate()} />
        </>
      )}
    </Container>
  );
}

const none = () => undefined;

function Slides({ products, now }: { readonly products: readonly ProductSummary[]; readonly now: string }) {
  const [playing, setPlaying] = useState(true);
  const { row, place, ready, turn, show } = useDropsSlider(products.length);
  const { held, holders } = useHold(row);
  const motion = useMotionAllowed();
  const { open, dialog } = useQuickAddDialog();
  const turns = place === null || place.slides > 1;
  return (
    <div {...holders}>
      <DropsHead id="latest-drops" playing={playing} turns={turns} onPlaying={setPlaying} onTurn={turn} />
      <DropsRow className="swiper" ref={row}>
        <div className="swiper-wrapper">
          {products.map((product, index) => (
            <div
              key={product.id}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${String(index + 1)} of ${String(products.length)}`}
            >
              <ProductCard
                product={product}
                now={now}
                showBrand
                sizes={columnSizes({ base: 1, sm: 2, lg: 4 })}
                onQuickAdd={open}
              />
            </div>
          ))}
        </div>
      </DropsRow>
      <DropsBullets place={place} onShow={show} />
      {ready && turns && playing && motion && (
        <Clock>
          <Ticker
            key={place?.slide}
            $milliseconds={duration('latestInterval')}
            data-running
            data-held={held}
            onAnimationEnd={() => {
              turn(1);
            }}
          />
        </Clock>
      )}
      {dialog}
    </div>
  );
}
