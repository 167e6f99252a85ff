import { styled } from 'styled-components';
import type { Shop } from '@ritual/shared/contract';
import { useShop } from '@ritual/shared/federation';
import { addressLines, phoneHref, policyOf, replyWords } from '@ritual/shared/kernel';
import { color, space, type } from '@ritual/shared/theme';
import { Panel, TextLink } from '@ritual/shared/ui';

const Box = styled(Panel)`
  display: grid;
  gap: ${space(5)};
  /* An email address is one long word. */
  overflow-wrap: anywhere;
`;

const Heading = styled.h2`
  margin-block-end: ${space(2)};
  ${type('groupTitle')}
`;

const Address = styled.address`
  font-style: normal;
`;

const Quiet = styled.p`
  margin-block-start: ${space(2)};
  ${type('small')}
  color: ${color('text.muted')};
`;

/** Contact options besides the form. */
export function WaysToReachUs({ facts }: { readonly facts: NonNullable<Shop['facts']> }) {
  const { email, phone, name, hours } = facts;
  const reply = replyWords(policyOf(useShop()));
  return (
    <Box as="aside" $look="filled" aria-label="Other ways to reach us">
      <div>
        <Heading>Email</Heading>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
        {reply !== '' && <Quiet>{reply}</Quiet>}
      </div>
      <div>
        <Heading>Phone</Heading>
        <TextLink href={phoneHref(phone)}>{phone}</TextLink>
        <Quiet>{hours}</Quiet>
      </div>
      <div>
        <Heading>Our store</Heading>
        <Address>
          {[name, ...addressLines(facts)].map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Address>
      </div>
    </Box>
  );
}
