import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { excerpt, shopName } from '@ritual/shared/kernel';
import { borderWidth, radius, space } from '@ritual/shared/theme';
import { role, Section, text } from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';

const Card = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)};
  margin-block-end: ${space(3)};
  border: ${borderWidth('hairline')} solid ${role('hairline')};
  border-radius: ${radius('control')};
  overflow-wrap: anywhere;
`;

const Address = styled.p`
  ${text('hint')}
  color: ${role('secondary')};
`;

const Title = styled.p`
  ${text('strong')}
`;

const Words = styled.p`
  ${text('body')}
  color: ${role('secondary')};
`;

/** Characters of a title that search engines usually show. */
const shown = 60;

interface SearchResultProps {
  /** Of the page, without the name of the shop. */
  readonly title: string;
  /** Path of the page; null: it has none yet. */
  readonly path: string | null;
  readonly description: string;
  /** Which fields it is made of. */
  readonly hint: string;
}

/** About what a search engine shows of a page: it may choose other words of it. */
export function SearchResult({ title, path, description, hint }: SearchResultProps) {
  const whole = `${title.trim() || '…'} | ${shopName(useShop())}`;
  const isLong = whole.length > shown;
  return (
    <Section title="In search engines">
      <Card role="group" aria-label="Search result">
        <Address>
          {window.location.host}
          {path ?? '/…'}
        </Address>
        <Title>{isLong ? excerpt(whole, shown) : whole}</Title>
        <Words>{excerpt(description.replace(/\s+/g, ' ').trim()) || 'Nothing is written yet.'}</Words>
      </Card>
      <Hint>
        {hint}
        {isLong &&
          ` The title has more than ${String(shown)} characters, of which the last ones are cut off.`}
      </Hint>
    </Section>
  );
}
