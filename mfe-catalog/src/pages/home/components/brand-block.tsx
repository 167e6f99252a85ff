import { useId } from 'react';
import { styled } from 'styled-components';
import type { WordsPart } from '@ritual/shared/kernel';
import { color, gutters, layout, media, onDark, space, type } from '@ritual/shared/theme';
import { ButtonLink } from '@ritual/shared/ui';
import { CoverImage } from '../../../features/art/cover-image.tsx';
import { leadingTo } from './leading-to.ts';

const Root = styled.section`
  position: relative;
  overflow: hidden;
  background: ${color('surface.inverse')};
  ${onDark}
`;

const Inner = styled.div`
  position: relative;
  display: grid;
  align-content: end;
  gap: ${space(8)};
  min-height: 560px;
  max-width: ${layout.container}px;
  margin-inline: auto;
  padding-block: ${space(15)} ${space(8)};
  ${gutters}
  ${media.lg} {
    min-height: 720px;
    padding-block-end: ${space(10)};
  }
`;

const Title = styled.h2`
  white-space: pre-line;
  ${type('displayMonument')}
`;

const Foot = styled.div`
  display: grid;
  gap: ${space(6)};
  p {
    max-width: 30em;
    ${type('body')}
    color: ${color('ink.150')};
  }
  ${media.sm} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
  ${media.lg} {
    p {
      ${type('bodyL')}
    }
  }
`;

/** Large words over a picture of the whole width. */
export function BrandBlock({ title, text, label, link, picture }: Omit<WordsPart, 'kind'>) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <CoverImage art={picture} sizes="max(100vw, 1540px)" />
      <Inner>
        <Title id={id}>{title}</Title>
        <Foot>
          <p>{text}</p>
          <ButtonLink {...leadingTo(link)} variant="onDark">
            {label}
          </ButtonLink>
        </Foot>
      </Inner>
    </Root>
  );
}
