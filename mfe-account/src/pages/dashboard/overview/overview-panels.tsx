import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Address, Preferences } from '@ritual/shared/contract';
import type { SessionUser } from '@ritual/shared/federation';
import { paths } from '@ritual/shared/paths';
import { color, space, type } from '@ritual/shared/theme';
import { Panel, TextLink } from '@ritual/shared/ui';
import { formatPhone } from '../../../rules/format-phone.ts';

const Panels = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
`;

const Box = styled(Panel)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
`;

const Heading = styled.h2`
  ${type('h3')}
`;

const Lines = styled.p`
  display: grid;
  align-content: start;
  margin-block: ${space(3)} ${space(4)};
  color: ${color('text.secondary')};
  overflow-wrap: anywhere;
`;

interface OverviewPanelsProps {
  readonly user: SessionUser | null;
  readonly address: Address | null;
  /** null: they could not be loaded. */
  readonly sizes: Preferences['preferredSizes'] | null;
}

function wordsOfSizes(sizes: Preferences['preferredSizes'] | null): readonly string[] {
  if (sizes === null) return ['Your sizes could not be loaded.'];
  if (sizes.MALE === null && sizes.FEMALE === null)
    return ['Choose yours, and product pages choose them first.'];
  return [
    ...(sizes.FEMALE === null ? [] : [`Women: ${sizes.FEMALE}`]),
    ...(sizes.MALE === null ? [] : [`Men: ${sizes.MALE}`]),
  ];
}

/** Default address, preferred sizes, and personal details; each with a link to change it. */
export function OverviewPanels({ user, address, sizes }: OverviewPanelsProps) {
  const unset = sizes !== null && sizes.MALE === null && sizes.FEMALE === null;
  return (
    <Panels>
      <OnePanel
        id="default-address"
        title="Default address"
        lines={
          address
            ? [address.recipientName, address.street, `${address.city}, ${address.state} ${address.zip}`]
            : ['You have not saved an address yet.']
        }
      >
        <TextLink to={paths.addresses.to()}>{address ? 'Manage addresses' : 'Add address'}</TextLink>
      </OnePanel>
      <OnePanel id="preferred-sizes" title="Preferred sizes" lines={wordsOfSizes(sizes)}>
        <TextLink to={paths.preferences.to()}>{unset ? 'Choose sizes' : 'Change sizes'}</TextLink>
      </OnePanel>
      {user && (
        <OnePanel
          id="your-details"
          title="Your details"
          lines={[
            `${user.firstName} ${user.lastName}`,
            user.email,
            ...(user.phone === null ? [] : [formatPhone(user.phone)]),
          ]}
        >
          <TextLink to={paths.profile.to()}>Edit profile</TextLink>
        </OnePanel>
      )}
    </Panels>
  );
}

interface OnePanelProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly children: ReactNode;
}

function OnePanel({ id, title, lines, children }: OnePanelProps) {
  return (
    <Box aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Lines>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Lines>
      {children}
    </Box>
  );
}
