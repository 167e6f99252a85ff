import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { policyOf, withinReplyHours } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { belowNavbar, color, radius, space, type, weight } from '@ritual/shared/theme';
import { Button, CheckIcon, TextLink } from '@ritual/shared/ui';
import type { SentMessage } from '../use-contact-form.ts';

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${radius('pill')};
  background: ${color('success.surface')};
  color: ${color('success.text')};
`;

const Heading = styled.h2`
  ${type('h2')}
  /* Below the navbar when the focus scrolls it into view, together with the icon above it. */
  scroll-margin-block-start: calc(${belowNavbar(6)} + ${space(11)});
`;

const Words = styled.p`
  overflow-wrap: anywhere;
`;

const Strong = styled.strong`
  font-weight: ${weight('strong')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3, 6)};
`;

interface MessageSentProps {
  readonly sent: SentMessage;
  readonly onAnother: () => void;
}

/** Confirmation with the message's reference and the next steps. */
export function MessageSent({ sent: { reference, email }, onAnother }: MessageSentProps) {
  const within = withinReplyHours(policyOf(useShop()));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Root aria-labelledby="message-sent">
      <Disc>
        <CheckIcon size={24} />
      </Disc>
      <Heading id="message-sent" tabIndex={-1} ref={heading}>
        We have your message
      </Heading>
      <Words>
        Its reference is <Strong>{reference}</Strong>. Someone reads it and replies to{' '}
        <Strong>{email}</Strong>
        {within}.
      </Words>
      <Words>A receipt is on its way to the same address. Look among your spam if it does not arrive.</Words>
      <Ways>
        <Button variant="outline" onClick={onAnother}>
          Write another message
        </Button>
        <TextLink to={paths.faq.to()}>Read our FAQ</TextLink>
      </Ways>
    </Root>
  );
}
