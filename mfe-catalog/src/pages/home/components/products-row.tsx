import { useId, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { duration } from '@ritual/shared/theme';
import { ProductCard, RegionError, useQuickAddDialog } from '@ritual/shared/blocks';
import { useRevalidator } from '@ritual/shared/routing';
import { columnSizes, Container } from '@ritual/shared/ui';
import type { ProductSummary } from '@ritual/shared/contract';
import { paths } from '@ritual/shared/paths';
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

interface ProductsRowProps {
  readonly title: string;
  /** null: the latest of all. */
  readonly collection: string | null;
  /** `null` when they could not be loaded. */
  readonly products: readonly ProductSummary[] | null;
  readonly now: string;
}

/** Products that turn by themselves; absent while there are none. */
export function ProductsRow({ title, collection, products, now }: ProductsRowProps) {
  const revalidator = useRevalidator();
  const id = useId();
  const all = collection === null ? paths.collections.to() : paths.collection.to({ slug: collection });
  const head = { id, title, all };
  if (products?.length === 0) return null;
  return (
    <Container as="section" aria-labelledby={id} aria-roledescription="carousel">
      {products ? (
        <Slides head={head} products={products} now={now} />
      ) : (
        <>
          <DropsHead {...head} playing={false} turns={false} onPlaying={none} onTurn={none} />
          <RegionError what="The products" onRetry={() => revalidator.revalidate()} />
        </>
      )}
    </Container>
  );
}

const none = () => undefined;

interface SlidesProps {
  readonly head: Pick<ComponentProps<typeof DropsHead>, 'id' | 'title' | 'all'>;
  readonly products: readonly ProductSummary[];
  readonly now: string;
}

function Slides({ head, products, now }: SlidesProps) {
  const [playing, setPlaying] = useState(true);
  const { row, place, ready, turn, show } = useDropsSlider(products.length);
  const { held, holders } = useHold(row);
  const motion = useMotionAllowed();
  const { open, dialog } = useQuickAddDialog();
  const turns = place === null || place.slides > 1;
  return (
    <div {...holders}>
      <DropsHead {...head} playing={playing} turns={turns} onPlaying={setPlaying} onTurn={turn} />
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
