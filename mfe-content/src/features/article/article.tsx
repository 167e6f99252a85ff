import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@ritual/shared/kernel';
import { belowNavbar, characters, color, media, screenOnly, space, type } from '@ritual/shared/theme';
import { Container, PageTitle, TextLink } from '@ritual/shared/ui';
import type { TextSection } from '../../rules/article/types.ts';
import { Blocks } from './blocks.tsx';
import { Contents } from './contents.tsx';
import { RichText } from '../rich-text.tsx';

interface ArticleProps {
  readonly title: string;
  readonly intro: string;
  /** Date of the last change of the text, as '2026-11-22'. */
  readonly changed: string;
  readonly sections: readonly TextSection[];
  /** Below the title ('Print'). */
  readonly tools?: ReactNode;
  /** Values of the text's placeholders, by name. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
}

const Layout = styled(Container)`
  display: grid;
  gap: ${space(7)};
  padding-block: ${space(8)} ${space(14)};
  ${media.lg} {
    /* The title grows with the window, and so does its column. */
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space(11)};
    padding-block-start: ${space(10)};
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

/** A page of running text with its table of contents, the date of its last change, and a link to the top. */
export function Article({ title, intro, changed, sections, tools, slots = {} }: ArticleProps) {
  return (
    <Layout as="article">
      <div>
        <PageTitle>{title}</PageTitle>
        <Intro>
          <RichText text={intro} />
        </Intro>
        <Changed>
          Last changed <time dateTime={changed}>{formatDate(changed, 'UTC')}</time>
        </Changed>
        {tools}
        <Contents sections={sections} />
      </div>
      <Text>
        {sections.map(({ id, title: name, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <Heading id={id}>{name}</Heading>
            <Blocks blocks={blocks} slots={slots} />
          </section>
        ))}
        <Top>
          <TextLink href="#main">Back to top</TextLink>
        </Top>
      </Text>
    </Layout>
  );
}
