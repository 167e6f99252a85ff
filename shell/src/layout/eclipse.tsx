import { styled } from 'styled-components';
import { color, fromWidth, media } from '@ritual/shared/theme';
import { mediaSources } from '@ritual/shared/ui';

/** Square; larger than the page, which clips it. */
const Box = styled.div`
  position: relative;
  width: 141%;
  max-width: 700px;
  aspect-ratio: 1;
  margin-inline: -8%;
  color: ${color('surface.page')};
  ${media.sm} {
    margin-inline: auto;
  }
  ${media.lg} {
    position: absolute;
    inset: 51% auto auto 45.3%;
    width: 59.4%;
    max-width: none;
    margin: 0;
    translate: 0 -50%;
  }
`;

const Ring = styled.svg`
  width: 100%;
  height: 100%;
`;

const Garment = styled.img`
  position: absolute;
  inset: 7.9% auto auto 6.4%;
  width: 66.5%;
  height: auto;
`;

const hoodie = { file: 'page-not-found.webp', width: 960, height: 1200 } as const;

/** The decorative eclipse: the mark as a ring of light, with a hoodie without a model in front of it. */
export function Eclipse() {
  return (
    <Box>
      <Ring viewBox="2 2 28 28" aria-hidden="true">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm0 2.2a10.4 10.4 0 1 0 0 20.8 10.4 10.4 0 0 0 0-20.8Z"
        />
      </Ring>
      <Garment
        {...mediaSources(hoodie.file, hoodie.width)}
        width={hoodie.width}
        height={hoodie.height}
        sizes={`${fromWidth('lg')} 40vw, 94vw`}
        alt=""
      />
    </Box>
  );
}
