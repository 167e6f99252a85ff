import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PreviewNote } from '@ritual/shared/blocks';
import { formatDate, type PageContent, type PageSection } from '@ritual/shared/kernel';
import { belowNavbar, characters, color, media, screenOnly, space, type } from '@ritual/shared/theme';
import { Container, PageTitle, TextLink } from '@ritual/shared/ui';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { Line } from './line.tsx';

interface ArticleProps {
  readonly page: PageContent;
  readonly preview: boolean;
  /** Below the title ('Print'). */
  readonly tools?: ReactNode;
}

const Layout = styled(Container)`
  display: grid;
  gap: ${space(7)};
  padding-block: ${space(8)} ${space(14)};
  ${media.lg} {
    /* The title grows with the window, and so does its column; a long word of it is not broken. */
    grid-template-columns: minmax(min-content, 1fr) minmax(0, 2fr);
    gap: ${space(11)};
    padding-block-start: ${space(10)};
  }
`;

const Head = styled.div`
  min-width: 0;
  ${media.lg} {
    max-width: 42vw;
  }
`;

const Intro = styled.p`
  max-width: ${characters(60)};
  margin-block-start: ${space(4)};
  color: ${color('text.muted')};
`;

const Changed = styled.p`
  margin-block: ${space(2)} ${space(5)};
  ${type('small')}
  color: ${color('text.muted')};
`;

const Text = styled.div`
  display: grid;
  gap: ${space(9)};
  max-width: ${characters(72)};
  ${media.print} {
    gap: ${space(6)};
    max-width: none;
  }
`;

const Heading = styled.h2`
  margin-block-end: ${space(4)};
  ${type('h2')}
  scroll-margin-block-start: ${belowNavbar(5)};
`;

const Top = styled.p`
  ${screenOnly}
`;

const Question = styled.h3`
  margin-block: ${space(6)} ${space(3)};
  ${type('h3')}
  scroll-margin-block-start: ${belowNavbar(5)};
`;

/** A page of running text with its table of contents, the date of its last change, and a link to the top. */
export function Article({ page: { title, intro, changed, sections }, preview, tools }: ArticleProps) {
  const named = sections.filter((section) => section.title !== '');
  return (
    <Layout as="article">
      {preview && <PreviewNote />}
      <Head>
        <PageTitle>{title}</PageTitle>
        {intro.length > 0 && (
          <Intro>
            <Line line={intro} />
          </Intro>
        )}
        {changed !== null && (
          <Changed>
            Last changed <time dateTime={changed}>{formatDate(changed, 'UTC')}</time>
          </Changed>
        )}
        {tools}
        {named.length > 0 && <Contents sections={named} />}
      </Head>
      <Text>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <Top>
          <TextLink href="#main">Back to top</TextLink>
        </Top>
      </Text>
    </Layout>
  );
}

function Section({ section: { id, title, blocks, questions } }: { readonly section: PageSection }) {
  const text = (
    <>
      <Blocks blocks={blocks} />
      {questions.map((each) => (
        <div key={each.id}>
          <Question id={each.id}>{each.title}</Question>
          <Blocks blocks={each.blocks} />
        </div>
      ))}
    </>
  );
  if (title === '') return <div>{text}</div>;
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {text}
    </section>
  );
}
