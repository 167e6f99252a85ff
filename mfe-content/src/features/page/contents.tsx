import { styled } from 'styled-components';
import { bareList, belowNavbar, border, color, media, space } from '@ritual/shared/theme';
import { AccordionItem, TextLink } from '@ritual/shared/ui';
import type { PageSection } from '@ritual/shared/kernel';

interface ContentsProps {
  readonly sections: readonly Pick<PageSection, 'id' | 'title'>[];
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(1)};
  a {
    min-height: 32px;
  }
`;

const Folded = styled.div`
  margin-block-start: ${space(5)};
  border-block-start: ${border('border.hairline')};
  ${media.lg} {
    display: none;
  }
`;

/** Sticky beside the text; a long one scrolls in itself. */
const Beside = styled.div`
  display: none;
  ${media.lg} {
    display: block;
    position: sticky;
    inset-block-start: ${belowNavbar(5)};
    max-height: calc(100vh - ${belowNavbar(9)});
    margin-block-start: ${space(5)};
    overflow-y: auto;
    scrollbar-width: thin;
    color: ${color('text.secondary')};
  }
`;

const links = (sections: ContentsProps['sections']) => (
  <List>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <TextLink look="quiet" href={`#${id}`}>
          {title}
        </TextLink>
      </li>
    ))}
  </List>
);

/** Table of contents; collapsed on small screens. */
export function Contents({ sections }: ContentsProps) {
  return (
    <>
      <Folded>
        <nav aria-label="On this page">
          <AccordionItem size="small" title="On this page">
            {links(sections)}
          </AccordionItem>
        </nav>
      </Folded>
      <Beside>
        <nav aria-label="On this page">{links(sections)}</nav>
      </Beside>
    </>
  );
}
