import { styled } from 'styled-components';
import { belowNavbar, characters, color, screenOnly, space, type } from '@ritual/shared/theme';
import { AccordionItem, TextLink } from '@ritual/shared/ui';
import type { PageQuestion, PageSection } from '@ritual/shared/kernel';
import { Blocks } from '../../../features/page/blocks.tsx';
import { Marked } from '../../../features/rich-text.tsx';

const Heading = styled.h2`
  margin-block-start: ${space(7)};
  ${type('label')}
  color: ${color('text.muted')};
  scroll-margin-block-start: ${space(14)};
`;

const First = styled.div`
  section:first-child > ${Heading} {
    margin-block-start: 0;
  }
`;

const Answer = styled.div`
  max-width: ${characters(68)};
  color: ${color('text.secondary')};
`;

/** Without JavaScript a link to an answer only scrolls: its question, still closed, ends up below the navbar. */
const Entry = styled(AccordionItem)`
  scroll-margin-block-start: ${belowNavbar(5)};
`;

const Own = styled.p`
  margin-block-start: ${space(2)};
  ${type('small')}
  ${screenOnly}
`;

interface FaqListProps {
  readonly questions: readonly PageQuestion[];
  /** Search words to highlight. */
  readonly marked?: readonly string[];
}

/** Questions that expand to their answers; each has a URL of its own. */
export function FaqList({ questions, marked = [] }: FaqListProps) {
  return questions.map(({ id, title, blocks }) => (
    <Entry key={id} id={id} title={<Marked text={title} marked={marked} />}>
      <Answer>
        <Blocks blocks={blocks} marked={marked} />
        <Own>
          <TextLink look="quiet" href={`#${id}`} aria-label={`Link to this answer: ${title}`}>
            Link to this answer
          </TextLink>
        </Own>
      </Answer>
    </Entry>
  ));
}

/** All questions under their topics. */
export function FaqGroups({ sections }: { readonly sections: readonly PageSection[] }) {
  return (
    <First>
      {sections.map(({ id, title, blocks, questions }) => (
        <section key={id} aria-labelledby={title === '' ? undefined : id}>
          {title !== '' && <Heading id={id}>{title}</Heading>}
          <Blocks blocks={blocks} />
          <FaqList questions={questions} />
        </section>
      ))}
    </First>
  );
}
