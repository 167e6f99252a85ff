import { styled } from 'styled-components';
import { paths } from '@ritual/shared/paths';
import { radius, space, type } from '@ritual/shared/theme';
import { mediaSources } from '@ritual/shared/ui';
import { ActionLink, role, Section, text } from '../../../../admin/index.ts';

const Screen = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: ${radius('control')};
  background: ${role('sidebar')};
  /* raw: a picture of a page that is dark in both schemes */
  color: #ffffff;
  & > img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 62% 50%;
  }
  & > span {
    position: absolute;
    inset: auto auto ${space(6)} ${space(4)};
    display: grid;
    ${type('h2')}
  }
`;

const Words = styled.p`
  margin-block: ${space(3)};
  ${text('body')}
  color: ${role('secondary')};
`;

const { src, srcSet } = mediaSources('hero-eclipse-wide.webp', 640);

/** What the shop looks like from outside until it opens. */
export function VisitorsSee() {
  return (
    <Section title="What visitors see now">
      <Screen aria-hidden="true">
        <img src={src} srcSet={srcSet} sizes="360px" alt="" />
        <span>
          <span>Opening</span>
          <span>Soon</span>
        </span>
      </Screen>
      <Words>
        The pages of the shop say that it opens soon, with its name and how to reach you. The contact form,
        terms, returns and the privacy policy can be read. Who is signed in as staff sees the shop as it will
        be, and can order.
      </Words>
      <ActionLink to={paths.home.to()}>See the shop</ActionLink>
    </Section>
  );
}
