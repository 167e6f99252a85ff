import { useId } from 'react';
import { styled } from 'styled-components';
import { color, media, onDark, scrim, space, type, weight } from '@ritual/shared/theme';
import type { WordsPart } from '@ritual/shared/kernel';
import { ButtonLink, Container } from '@ritual/shared/ui';
import { CoverImage } from '../../../features/art/cover-image.tsx';
import { leadingTo } from './leading-to.ts';

const Box = styled.div`
  position: relative;
  display: grid;
  align-content: space-between;
  gap: ${space(8)};
  min-height: 430px;
  padding: ${space(6.5)} ${space(5)};
  overflow: hidden;
  background: ${color('light.ribbon')};
  ${onDark}
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    background: ${scrim('saleLeft')};
  }
  ${media.lg} {
    min-height: 440px;
    padding: ${space(10)} ${space(11)};
  }
`;

const Title = styled.h2`
  white-space: pre-line;
  position: relative;
  z-index: 1;
  max-width: 5.6em;
  ${type('displaySale')}
`;

const Foot = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: ${space(5)};
  ${type('body')}
  font-weight: ${weight('link')};
  ${media.lg} {
    grid-template-columns: 1fr auto;
    align-items: end;
    ${type('lead')}
    font-weight: ${weight('link')};
  }
`;

/** Words over a picture in a box. */
export function Banner({ title, text, label, link, picture }: Omit<WordsPart, 'kind'>) {
  const id = useId();
  return (
    <Container as="section" aria-labelledby={id}>
      <Box>
        <CoverImage art={picture} sizes="max(100vw, 940px)" />
        <Title id={id}>{title}</Title>
        <Foot>
          <p>{text}</p>
          <ButtonLink {...leadingTo(link)} variant="onDark">
            {label}
          </ButtonLink>
        </Foot>
      </Box>
    </Container>
  );
}
