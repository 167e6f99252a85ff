import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { layout, media, screenOnly, scrolling, space, spaces } from '@ritual/shared/theme';
import { IconButton, MinusIcon, Picture, PlusIcon } from '@ritual/shared/ui';
import type { ProductImage } from '@ritual/shared/contract';
import { withoutPlaceholder } from '../../../rules/product/trim-product.ts';
import { GalleryMarks } from './gallery-marks.tsx';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { halfPictureSizes, mainPictureSizes } from './main-picture-sizes.ts';

const gap = spaces[3];

const Root = styled.div`
  position: relative;
  min-width: 0;
  ${media.belowLg} {
    margin-inline: -${String(layout.gutter.base)}px;
  }
  ${media.sm} {
    margin-inline: -${String(layout.gutter.sm)}px;
  }
  ${media.lg} {
    margin-inline: 0;
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: ${space(5)};
    align-items: start;
  }
`;

const Stage = styled.div`
  position: relative;
  min-width: 0;
  ${media.lg} {
    grid-column: 2;
  }
`;

/** Without pictures there are no thumbnails beside it. */
const Alone = styled(Stage)`
  ${media.lg} {
    grid-column: 1 / -1;
  }
`;

const Strip = styled.div`
  display: flex;
  gap: ${gap}px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -${space(1)};
  }
`;

const Slide = styled.div`
  flex: none;
  width: 100%;
  scroll-snap-align: start;
  ${media.sm} {
    width: 62%;
  }
  ${media.lg} {
    width: 100%;
  }
  /* Twice as large; scrolls. */
  &[data-zoomed='true'] {
    aspect-ratio: 4 / 5;
    overflow: auto;
    overscroll-behavior: contain;
    & > span {
      width: 200%;
    }
  }
  ${media.print} {
    &:not(:first-child) {
      display: none;
    }
  }
`;

const Zoom = styled.div`
  display: none;
  ${media.lg} {
    display: block;
    position: absolute;
    inset: auto ${space(4)} ${space(4)} auto;
  }
`;

const More = styled.div`
  display: none;
  ${media.lg} {
    grid-column: 2;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${gap}px;
    margin-block-start: -${String(20 - gap)}px;
  }
  ${screenOnly}
`;

interface ProductGalleryProps {
  readonly name: string;
  /** In display order. */
  readonly pictures: readonly ProductImage[];
  /** When false, only the first picture is rendered, in its place. */
  readonly whole?: boolean;
}

/** One row of pictures: swiped on small screens, moved by thumbnails and arrow keys on wide ones. */
export function ProductGallery({ name, pictures, whole = true }: ProductGalleryProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const last = pictures.length - 1;

  // The centered picture stays centered.
  useEffect(() => {
    const slide = zoomed === null ? null : strip.current?.children[zoomed];
    slide?.scrollTo({
      left: (slide.scrollWidth - slide.clientWidth) / 2,
      top: (slide.scrollHeight - slide.clientHeight) / 2,
    });
  }, [zoomed]);

  const step = () => {
    const first = strip.current?.firstElementChild;
    return first instanceof HTMLElement ? first.offsetWidth + gap : 0;
  };
  const show = (index: number) => {
    const to = Math.max(0, Math.min(last, index));
    setAt(to);
    setZoomed(null);
    strip.current?.scrollTo({ left: to * step(), behavior: scrolling() });
  };
  const handleScroll = () => {
    const row = strip.current;
    const width = step();
    if (!row || width === 0) return;
    // The last pictures may be side by side at the end of the row.
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    setAt(atEnd ? last : Math.round(row.scrollLeft / width));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    show(at + (event.key === 'ArrowRight' ? 1 : -1));
  };

  if (pictures.length === 0) {
    return (
      <Root>
        <Alone>
          <Picture file={null} alt={name} sizes={mainPictureSizes} />
        </Alone>
      </Root>
    );
  }
  return (
    <Root>
      {whole && <GalleryThumbs pictures={pictures} at={at} onShow={show} />}
      <Stage>
        <Strip
          ref={strip}
          role="group"
          aria-roledescription="carousel"
          aria-label={`Pictures of ${name}`}
          tabIndex={0}
          onScroll={handleScroll}
          onKeyDown={handleKey}
        >
          {(whole ? pictures : pictures.slice(0, 1)).map((picture, index) => (
            <Slide
              key={picture.file}
              role="group"
              aria-label={`${String(index + 1)} of ${String(last + 1)}`}
              data-zoomed={index === zoomed}
            >
              <Picture
                file={picture.file}
                alt={picture.alt}
                sizes={mainPictureSizes}
                measures={index === 0 ? picture : withoutPlaceholder(picture)}
                priority={index === 0}
              />
            </Slide>
          ))}
        </Strip>
        {whole && (
          <>
            <GalleryMarks at={at} count={pictures.length} />
            <Zoom>
              <IconButton
                label={zoomed === null ? 'Zoom in' : 'Zoom out'}
                variant="white"
                onClick={() => {
                  setZoomed(zoomed === null ? at : null);
                }}
              >
                {zoomed === null ? <PlusIcon /> : <MinusIcon />}
              </IconButton>
            </Zoom>
          </>
        )}
      </Stage>
      {whole && pictures.length > 2 && (
        <More>
          {pictures.slice(1, 3).map((picture) => (
            <Picture
              key={picture.file}
              file={picture.file}
              alt=""
              sizes={halfPictureSizes}
              measures={withoutPlaceholder(picture)}
            />
          ))}
        </More>
      )}
    </Root>
  );
}
