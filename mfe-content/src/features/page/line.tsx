import { styled } from 'styled-components';
import type { PageLine, Span } from '@ritual/shared/kernel';
import { weight } from '@ritual/shared/theme';
import { TextLink } from '@ritual/shared/ui';
import { Marked } from '../rich-text.tsx';

interface LineProps {
  readonly line: PageLine;
  /** Search words to highlight. */
  readonly marked?: readonly string[] | undefined;
}

const Strong = styled.strong`
  font-weight: ${weight('strong')};
`;

const none: readonly string[] = [];

function Part({ span, marked }: { readonly span: Span; readonly marked: readonly string[] }) {
  if (typeof span === 'string') return <Marked text={span} marked={marked} />;
  const text = <Marked text={span.words} marked={marked} />;
  const words = span.strong ? <Strong>{text}</Strong> : text;
  const { to } = span;
  if (to === undefined) return words;
  return to.startsWith('/') ? (
    <TextLink look="inline" to={to}>
      {words}
    </TextLink>
  ) : (
    <TextLink look="inline" href={to}>
      {words}
    </TextLink>
  );
}

/** A line of a page with its links: to pages of this site, mail, telephone and other sites. */
export function Line({ line, marked = none }: LineProps) {
  return line.map((span, index) => <Part key={index} span={span} marked={marked} />);
}
