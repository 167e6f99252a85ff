import { styled } from 'styled-components';
import { brand, policy } from '@ritual/shared/kernel';
import { color, space, type } from '@ritual/shared/theme';
import { Panel, TextLink } from '@ritual/shared/ui';

const Box = styled(Panel)`
  display: grid;
  gap: ${space(5)};
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

/** Without the form. */
export function WaysToReachUs() {
  const { store, email, phone, name } = brand;
  return (
    <Box as="aside" $look="filled" aria-label="Other ways to reach us">
      <div>
        <Heading>Email</Heading>
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
        <Quiet>We reply within {policy.support.replyHours} hours.</Quiet>
      </div>
      <div>
        <Heading>Phone</Heading>
        <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
      </div>
      <div>
        <Heading>Our store</Heading>
        <Address>
          {name}
          <br />
          {store.street}
          <br />
          {`${store.city}, ${store.state} ${store.zip}`}
        </Address>
      </div>
    </Box>
  );
}
