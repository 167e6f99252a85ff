import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { shopName } from '@ritual/shared/kernel';
import { bareList, border, color, controlHeight, radius, space } from '@ritual/shared/theme';
import { InstagramIcon, PinterestIcon, TikTokIcon, YouTubeIcon } from '@ritual/shared/ui';

const List = styled.ul`
  ${bareList}
  display: flex;
  gap: ${space(2)};
`;

const Round = styled.a`
  display: grid;
  place-items: center;
  width: ${controlHeight('compact')};
  height: ${controlHeight('compact')};
  border: ${border('text.secondary')};
  border-radius: ${radius('pill')};
  color: inherit;
  &:hover {
    border-color: ${color('text.onDark')};
  }
`;

const icons: Readonly<Partial<Record<string, ReactNode>>> = {
  Instagram: <InstagramIcon />,
  YouTube: <YouTubeIcon />,
  TikTok: <TikTokIcon />,
  Pinterest: <PinterestIcon />,
};

export function SocialLinks() {
  const shop = useShop();
  const name = shopName(shop);
  const links = shop?.social?.filter(({ network }) => network in icons);
  return links?.length ? (
    <List aria-label="Social networks">
      {links.map(({ network, href }) => (
        <li key={network}>
          <Round href={href} rel="noreferrer" aria-label={`${name} on ${network}`}>
            {icons[network]}
          </Round>
        </li>
      ))}
    </List>
  ) : null;
}
