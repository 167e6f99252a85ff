import { styled } from 'styled-components';
import { bareButton, border, color, radius, space, transition } from '@ritual/shared/theme';

const Root = styled.div`
  display: flex;
  justify-content: center;
  height: 24px;
  margin-block-start: ${space(5)};
`;

const Bullet = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  span {
    width: 8px;
    height: 8px;
    /* Visible where forced colors remove backgrounds. */
    border: ${border('transparent')};
    border-radius: ${radius('pill')};
    background: ${color('ink.300')} border-box;
    ${transition(['width', 'background-color'], 'base')}
  }
  &[aria-current] {
    min-width: 40px;
  }
  &[aria-current] span {
    width: 28px;
    background: ${color('action.primary')} border-box;
  }
`;

interface DropsBulletsProps {
  readonly place: { readonly slide: number; readonly slides: number } | null;
  readonly onShow: (slide: number) => void;
}

/** A bullet for each slide. Its height is reserved before the number of slides is known. */
export function DropsBullets({ place, onShow }: DropsBulletsProps) {
  const slides = place && place.slides > 1 ? place.slides : 0;
  return (
    <Root>
      {Array.from({ length: slides }, (_, slide) => (
        <Bullet
          key={slide}
          type="button"
          aria-label={`Show slide ${String(slide + 1)} of ${String(slides)}`}
          aria-current={slide === place?.slide || undefined}
          onClick={() => {
            onShow(slide);
          }}
        >
          <span />
        </Bullet>
      ))}
    </Root>
  );
}
