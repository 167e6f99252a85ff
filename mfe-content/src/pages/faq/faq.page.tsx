import { useState } from 'react';
import { styled } from 'styled-components';
import { brand, policy } from '@ritual/shared/kernel';
import { color, media, space, type } from '@ritual/shared/theme';
import { AccordionItem, Container, Field, PageTitle, SearchIcon, TextLink } from '@ritual/shared/ui';
import { faqGroups } from '../../rules/faq-data.ts';
import { searchFaq } from '../../rules/faq-search.ts';

const Layout = styled(Container)`
  display: grid;
  gap: ${space(8)};
  padding-block: ${space(8)} ${space(14)};
  ${media.lg} {
    grid-template-columns: 440px minmax(0, 860px);
    gap: ${space(11)};
    padding-block-start: ${space(10)};
  }
`;

const Intro = styled.p`
  max-width: 290px;
  margin-block-start: ${space(4)};
  color: ${color('text.muted')};
`;

const Groups = styled.ul`
  display: none;
  ${media.lg} {
    display: grid;
    gap: ${space(4)};
    margin-block-start: ${space(8)};
  }
`;

const Count = styled.p`
  margin-block: ${space(3)} ${space(6)};
  ${type('small')}
  color: ${color('text.muted')};
`;

const Heading = styled.h2`
  margin-block: ${space(7)} ${space(2)};
  ${type('h3')}
  scroll-margin-block-start: ${space(14)};
`;

const Answer = styled.p`
  max-width: 68ch;
  color: ${color('text.secondary')};
`;

const Nothing = styled.p`
  padding-block: ${space(6)};
  ${type('bodyL')}
`;

const Help = styled.aside`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  margin-block-start: ${space(9)};
  padding: ${space(6)} ${space(6)};
  background: ${color('surface.panel')};
`;

const HelpTitle = styled.h2`
  ${type('h3')}
`;

/** Searchable questions and answers in groups. */
export function Component() {
  const [query, setQuery] = useState('');
  const groups = searchFaq(faqGroups, query);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const searching = query.trim() !== '';
  return (
    <Layout>
      <div>
        <PageTitle>FAQ</PageTitle>
        <Intro>Answers about orders, delivery, returns and care.</Intro>
        <nav aria-label="Topics">
          <Groups>
            {faqGroups.map(({ id, title }) => (
              <li key={id}>
                <TextLink look="quiet" href={`#${id}`} onClick={() => setQuery('')}>
                  {title}
                </TextLink>
              </li>
            ))}
          </Groups>
        </nav>
      </div>
      <div>
        <Field
          label="Search the FAQ"
          hideLabel
          required={false}
          type="search"
          placeholder="Search the answers"
          icon={<SearchIcon />}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Count role="status">{searching ? `${count} ${count === 1 ? 'answer' : 'answers'}` : ''}</Count>
        {count === 0 && <Nothing>No results found for your search.</Nothing>}
        {groups.map(({ id, title, entries }) => (
          <section key={id} aria-labelledby={id}>
            <Heading id={id}>{title}</Heading>
            {entries.map(({ question, answer }) => (
              <AccordionItem key={question} title={question}>
                <Answer>{answer}</Answer>
              </AccordionItem>
            ))}
          </section>
        ))}
        <Help>
          <HelpTitle>Still need help?</HelpTitle>
          <p>{`We reply within ${policy.support.replyHours} h.`}</p>
          <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>
        </Help>
      </div>
    </Layout>
  );
}
