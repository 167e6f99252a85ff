import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layout, media, onDark, scrim, shownWhole, space, type, weight } from '@ritual/shared/theme';
import { ArtPicture, PageTitle } from '@ritual/shared/ui';
import { authArtWithTones } from './auth-art-tones.ts';
import { authArtSizes } from './auth-art.ts';

interface AuthLayoutProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Below the form: a link to the other form. */
  readonly aside?: ReactNode;
}

const Layout = styled.div`
  ${media.lg} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    min-height: 792px;
  }
`;

const Art = styled.div`
  position: relative;
  display: none;
  overflow: hidden;
  background: ${color('surface.inverse')};
  ${onDark}
  ${media.lg} {
    display: block;
  }
`;

// A little below the top of the picture, so that the ring fits and the text is under the garment.
const Eclipse = styled(ArtPicture)`
  img {
    object-position: center 23%;
  }
`;

const Scrim = styled.div`
  position: absolute;
  inset: 0;
  background: ${scrim('imageBottom')};
`;

const Motto = styled.p`
  position: absolute;
  inset: auto auto ${space(10)} ${space(9)};
  ${type('displayM')}
`;

const Side = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: ${space(8)} ${space(4)} ${space(11)};
`;

const Form = styled.div`
  display: grid;
  gap: ${space(7)};
  width: 100%;
  max-width: ${layout.asideWide}px;

  // It is centered, so each field that arrives would move those above it.
  &[data-with-aside] {
    ${shownWhole('> [data-aside]')}
  }
`;

const Aside = styled.p`
  ${type('small')}
  color: ${color('text.secondary')};
  text-align: center;
  a {
    font-weight: ${weight('strong')};
    color: ${color('text.primary')};
  }
`;

/** Frame of login, registration and the pages that mails link to: the eclipse on the left, the form on the right. */
export function AuthLayout({ title, children, aside }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(title);
  useEffect(() => {
    if (before.current === title) return;
    before.current = title;
    // The form was replaced by a message ('Check your email'): a screen reader continues from there.
    heading.current?.focus();
  }, [title]);
  return (
    <Layout>
      <Art>
        <Eclipse wide={authArtWithTones} portrait={authArtWithTones} alt="" sizes={authArtSizes} />
        <Scrim />
        <Motto>
          The work
          <br />
          is the ritual.
        </Motto>
      </Art>
      <Side>
        <Form data-with-aside={aside !== undefined || undefined}>
          <PageTitle ref={heading}>{title}</PageTitle>
          {children}
          {aside !== undefined && <Aside data-aside>{aside}</Aside>}
        </Form>
      </Side>
    </Layout>
  );
}
