import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { characters, color, media, space, type } from '@ritual/shared/theme';
import { Container, PageTitle, TextLink } from '@ritual/shared/ui';

export interface ArticleSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface ArticleProps {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly ArticleSection[];
  /** Beside the title ('Print'). */
  readonly tools?: ReactNode;
  /** After the last section ('Back to top'). */
  readonly end?: ReactNode;
}

const Layout = styled(Container)`
  display: grid;
  gap: ${space(8)};
  padding-block: ${space(8)} ${space(14)};
  ${media.lg} {
    /* The title grows with the window, its column too. */
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space(11)};
    padding-block-start: ${space(10)};
  }
`;

const Intro = styled.p`
  margin-block: ${space(4)} ${space(5)};
  color: ${color('text.muted')};
`;

const Contents = styled.ul`
  display: none;
  ${media.lg} {
    display: grid;
    gap: ${space(3)};
    margin-block-start: ${space(6)};
  }
  ${media.print} {
    display: none;
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${space(8)};
  max-width: ${characters(68)};
  & p + p,
  & p + ul,
  & ul + p {
    margin-block-start: ${space(3)};
  }
  & ul {
    display: grid;
    gap: ${space(2)};
    padding-inline-start: ${space(5)};
    list-style: disc;
  }
`;

const Heading = styled.h2`
  margin-block-end: ${space(3)};
  ${type('h2')}
  scroll-margin-block-start: ${space(14)};
`;

/** A page of running text with its table of contents. */
export function Article({ title, intro, sections, tools, end }: ArticleProps) {
  return (
    <Layout as="article">
      <div>
        <PageTitle>{title}</PageTitle>
        <Intro>{intro}</Intro>
        {tools}
        <nav aria-label="On this page">
          <Contents>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <TextLink look="quiet" href={`#${id}`}>
                  {name}
                </TextLink>
              </li>
            ))}
          </Contents>
        </nav>
      </div>
      <Text>
        {sections.map(({ id, title: name, content }) => (
          <section key={id} aria-labelledby={id}>
            <Heading id={id}>{name}</Heading>
            {content}
          </section>
        ))}
        {end && <p>{end}</p>}
      </Text>
    </Layout>
  );
}
