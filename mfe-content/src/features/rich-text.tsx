import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { color } from '@ritual/shared/theme';
import { TextLink } from '@ritual/shared/ui';
import { highlight } from '../rules/highlight.ts';
import { segmentsOf } from '../rules/rich-text.ts';
import { fillIn } from '../rules/shop-words.ts';

interface RichTextProps {
  /** Links as `[words](/address)`, and placeholders for facts and promises of the shop (`shopWords`). */
  readonly text: string;
  /** Search words to highlight. */
  readonly marked?: readonly string[];
}

const Mark = styled.mark`
  background: ${color('surface.highlight')};
  color: inherit;
`;

const none: readonly string[] = [];

/** Text with its search words highlighted. */
export function Marked({ text, marked = none }: RichTextProps) {
  return highlight(text, marked).map(({ text: part, hit }, index) =>
    hit ? <Mark key={index}>{part}</Mark> : <Fragment key={index}>{part}</Fragment>,
  );
}

/** A text with its links: to pages of this site, mail, telephone and other sites. */
export function RichText({ text, marked = none }: RichTextProps) {
  const shop = useShop();
  return segmentsOf(fillIn(text, shop)).map((segment, index) => {
    if (typeof segment === 'string') return <Marked key={index} text={segment} marked={marked} />;
    const words = <Marked text={segment.words} marked={marked} />;
    return segment.to.startsWith('/') ? (
      <TextLink key={index} look="inline" to={segment.to}>
        {words}
      </TextLink>
    ) : (
      <TextLink key={index} look="inline" href={segment.to}>
        {words}
      </TextLink>
    );
  });
}
