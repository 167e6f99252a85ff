import { styled } from 'styled-components';
import { characters, color, space, type } from '@ritual/shared/theme';
import { AccordionItem } from '@ritual/shared/ui';
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

const Answer = styled.p`
  max-width: ${characters(68)};
  color: ${color('text.secondary')};
`;

/** Questions that open to their answers. */
export function FaqList({ entries }: { readonly entries: readonly FaqEntry[] }) {
  return entries.map(({ question, answer }) => (
    <AccordionItem key={question} title={question}>
      <Answer>{answer}</Answer>
    </AccordionItem>
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
