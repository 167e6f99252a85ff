import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { color, layout, media, space, type } from '@ritual/shared/theme';
import { Button, Container, PageTitle } from '@ritual/shared/ui';
import { faqOf } from '../../rules/faq-data.ts';
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

/** Searchable questions and answers; results in one list, all of them in groups. */
export function Component() {
  const shop = useShop();
  const groups = useMemo(() => faqOf(shop), [shop]);
  const [query, setQuery] = useSearchWords();
  const search = useRef<HTMLInputElement>(null);
  useNamedAnswer();
  const clear = () => {
    setQuery('');
    search.current?.focus();
  };
  const found = searchFaq(groups, query).flatMap(({ entries }) => entries);
  const searching = query.trim() !== '';
  const nothing = found.length === 0;
  return (
    <Layout>
      <div>
        <PageTitle>FAQ</PageTitle>
        <Intro>Answers about orders, delivery, returns and care.</Intro>
        <FaqTopics groups={groups} onChoose={() => setQuery('')} />
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
          <FaqList entries={found} marked={wordsOf(query)} />
        ) : (
          <FaqGroups groups={groups} />
        )}
        <Help />
      </div>
    </Layout>
  );
}
