import { useRef } from 'react';
import { styled } from 'styled-components';
import { PreviewNote } from '@ritual/shared/blocks';
import { useLoaderData } from '@ritual/shared/routing';
import { color, layout, media, space, type } from '@ritual/shared/theme';
import { Button, Container, PageTitle } from '@ritual/shared/ui';
import { Line } from '../../features/page/line.tsx';
import { loadPage } from '../../features/page/load-page.ts';
import { searchFaq } from '../../rules/faq-search.ts';
import { wordsOf } from '../../rules/highlight.ts';
import { FaqGroups, FaqList } from './components/faq-list.tsx';
import { FaqTopics } from './components/faq-topics.tsx';
import { Help } from './components/help.tsx';
import { NothingFound } from './components/nothing-found.tsx';
import { SearchAnswers } from './components/search-answers.tsx';
import { useNamedAnswer } from './use-named-answer.ts';
import { useSearchWords } from './use-search-words.ts';

const Layout = styled(Container)`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(7)} ${space(14)};
  ${media.lg} {
    grid-template-columns: ${layout.asideWidest}px minmax(0, ${layout.textColumn}px);
    gap: ${space(11)};
    padding-block-start: ${space(10)};
  }
`;

const Intro = styled.p`
  display: none;
  max-width: 290px;
  margin-block-start: ${space(4)};
  color: ${color('text.muted')};
  ${media.lg} {
    display: block;
  }
`;

const Count = styled.div`
  min-height: ${space(5)};
  margin-block: ${space(3)};
  ${type('small')}
  color: ${color('text.muted')};
`;

const Again = styled.div`
  margin-block: ${space(4)} ${space(8)};
  text-align: center;
`;

export const loader = loadPage('faq');

/** Searchable questions and answers; results in one list, all of them in groups. */
export function Component() {
  const { page, preview } = useLoaderData<typeof loader>();
  const { title, intro, sections } = page;
  const [query, setQuery] = useSearchWords();
  const search = useRef<HTMLInputElement>(null);
  useNamedAnswer();
  const clear = () => {
    setQuery('');
    search.current?.focus();
  };
  const found = searchFaq(sections, query).flatMap(({ questions }) => questions);
  const searching = query.trim() !== '';
  const nothing = searching && found.length === 0;
  return (
    <Layout>
      {preview && <PreviewNote />}
      <div>
        <PageTitle>{title}</PageTitle>
        {intro.length > 0 && (
          <Intro>
            <Line line={intro} />
          </Intro>
        )}
        <FaqTopics sections={sections} onChoose={() => setQuery('')} />
      </div>
      <div>
        <SearchAnswers ref={search} query={query} onQuery={setQuery} onClear={clear} />
        <Count role="status">
          {nothing && <NothingFound />}
          {searching && !nothing && `${found.length} ${found.length === 1 ? 'answer' : 'answers'}`}
        </Count>
        {nothing && (
          <Again>
            <Button variant="outline" size="small" onClick={clear}>
              Clear search
            </Button>
          </Again>
        )}
        {searching && !nothing ? (
          <FaqList questions={found} marked={wordsOf(query)} />
        ) : (
          <FaqGroups sections={sections} />
        )}
        <Help />
      </div>
    </Layout>
  );
}
