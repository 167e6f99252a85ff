import { styled } from 'styled-components';
import type { AdminProduct } from '@ritual/shared/contract';
import { feedProblems } from '@ritual/shared/kernel';
import { bareList, space } from '@ritual/shared/theme';
import { role, Section, text } from '../../../admin/index.ts';
import { Hint } from '../order/lines.ts';

const Problems = styled.ul`
  ${bareList}
  ${text('cell')}
  display: grid;
  gap: ${space(3)};
  margin-block-end: ${space(4)};
  & > li {
    overflow-wrap: anywhere;
  }
  & span {
    display: block;
    color: ${role('muted')};
  }
`;

/** What Google and Meta would say about the product as it is saved. */
export function FeedSection({ product }: { readonly product: AdminProduct }) {
  const problems = feedProblems(product);
  return (
    <Section title="Google and Meta">
      {problems.length > 0 && (
        <Problems aria-label="Problems of the product feed">
          {problems.map(({ words, isRefused }) => (
            <li key={words}>
              {words}
              <span>{isRefused ? 'It is not listed so.' : 'It is listed, to fewer people.'}</span>
            </li>
          ))}
        </Problems>
      )}
      <Hint>
        {problems.length === 0 && 'It keeps to the rules of both. '}
        {product.state === 'PUBLISHED'
          ? 'They fetch it from /feeds/google.xml and /feeds/meta.xml.'
          : 'It is in their files once it is published.'}
      </Hint>
    </Section>
  );
}
