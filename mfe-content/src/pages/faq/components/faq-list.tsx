import { styled } from 'styled-components';
import { belowNavbar, characters, color, screenOnly, space, type } from '@ritual/shared/theme';
import { AccordionItem, TextLink } from '@ritual/shared/ui';
import { Marked, RichText } from '../../../features/rich-text.tsx';
import type { FaqEntry, FaqGroup } from '../../../rules/faq-data.ts';

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
  readonly entries: readonly FaqEntry[];
  /** Search words to highlight. */
  readonly marked?: readonly string[];
}

/** Questions that expand to their answers; each has a URL of its own. */
export function FaqList({ entries, marked = [] }: FaqListProps) {
  return entries.map(({ slug, question, answer }) => (
    <Entry key={slug} id={slug} title={<Marked text={question} marked={marked} />}>
      <Answer>
        <p>
          <RichText text={answer} marked={marked} />
        </p>
        <Own>
          <TextLink look="quiet" href={`#${slug}`} aria-label={`Link to this answer: ${question}`}>
            Link to this answer
          </TextLink>
        </Own>
      </Answer>
    </Entry>
  ));
}

/** All questions under their topics. */
export function FaqGroups({ groups }: { readonly groups: readonly FaqGroup[] }) {
  return (
    <First>
      {groups.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={id}>
          <Heading id={id}>{title}</Heading>
          <FaqList entries={entries} />
        </section>
      ))}
    </First>
  );
}
