import { Fragment } from 'react';
import { css, styled } from 'styled-components';
import { useShop } from '@ritual/shared/federation';
import { addressLines, brand, phoneHref, shopName } from '@ritual/shared/kernel';
import { Link } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import {
  bareList,
  border,
  breakpoints,
  color,
  belowFold,
  gutters,
  layout,
  media,
  onDark,
  shownWhole,
  space,
  type,
  weight,
} from '@ritual/shared/theme';
import { Logo } from '@ritual/shared/ui';
import { SocialLinks } from './social-links.tsx';

// In em, because the reader sets the text size: columns of large text need more space.
const atLeast = (width: number) => `@media (min-width: ${String(width / 16)}em)`;

const Root = styled.footer`
  background: ${color('surface.inverse')};
  ${onDark}
  ${belowFold(760)}
  /* On a short page it is at the lower edge of the window, so each line that arrives would push it up. */
  ${shownWhole('> div > p')}
  ${media.print} {
    display: none;
  }
`;

const Inner = styled.div`
  max-width: ${layout.container}px;
  margin-inline: auto;
  padding-block: ${space(10)} ${space(6)};
  ${gutters}
  ${media.lg} {
    padding-block: ${space(12)} ${space(6)};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8, 7)};
  overflow-wrap: anywhere;
  ${atLeast(320)} {
    grid-template-columns: minmax(138px, auto) minmax(0, 1fr);
  }
  ${atLeast(breakpoints.sm)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${atLeast(breakpoints.lg)} {
    grid-template-columns: 1.6fr;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
`;

const About = styled.div`
  grid-column: 1 / -1;
  ${atLeast(breakpoints.lg)} {
    grid-column: auto;
  }
`;

const Heading = styled.h2`
  margin: 0 0 ${space(4)};
  ${type('label')}
  font-weight: ${weight('heavy')};
`;

const List = styled.ul`
  ${bareList}
`;

const quiet = css`
  display: inline-flex;
  align-items: center;
  min-height: 30px;
  ${type('small')}
  color: ${color('text.onDarkMuted')};
  text-decoration: none;
  &:hover {
    color: ${color('text.onDark')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Item = styled(Link)`
  ${quiet}
`;

const Anchor = styled.a`
  ${quiet}
`;

const Words = styled.p`
  max-width: 270px;
  margin: ${space(4)} 0 ${space(5)};
  ${type('small')}
  color: ${color('text.onDarkMuted')};
`;

const Address = styled.address`
  ${type('small')}
  line-height: max(30px, 1.5rem); /* raw: the rows of the links beside it */
  font-style: normal;
  color: ${color('text.onDarkMuted')};
`;

const Legal = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0, 5)};
  align-items: center;
  margin: ${space(10)} 0 0;
  padding-block-start: ${space(6)};
  border-block-start: ${border('action.primaryHover')};
  ${type('caption')}
  color: ${color('text.onDarkMuted')};
  ${media.belowLg} {
    /* The cart button floats here. */
    padding-inline-end: ${space(12)};
  }
`;

/** What the shop says of itself, the owner's links, contact and store address. */
export function Footer() {
  const shop = useShop();
  const facts = shop?.facts;
  const navigation = shop?.navigation;
  const name = shopName(shop);
  return (
    <Root>
      <Inner>
        <Columns>
          <About>
            <Logo name={name} />
            <Words>{navigation?.about}</Words>
            <SocialLinks />
          </About>
          {navigation?.columns.map(({ title, links }, column) => (
            <nav key={column} aria-label={title}>
              <Heading>{title}</Heading>
              <List>
                {links.map(({ label, to }, index) => (
                  <li key={index}>
                    {to.startsWith('/') ? <Item to={to}>{label}</Item> : <Anchor href={to}>{label}</Anchor>}
                  </li>
                ))}
              </List>
            </nav>
          ))}
          <div>
            <Heading>Contact Us</Heading>
            <List>
              <li>
                <Item to={paths.contact.to()}>Contact</Item>
              </li>
              {facts && (
                <>
                  <li>
                    <Anchor href={phoneHref(facts.phone)}>{facts.phone}</Anchor>
                  </li>
                  <li>
                    <Anchor href={`mailto:${facts.email}`}>{facts.email}</Anchor>
                  </li>
                </>
              )}
            </List>
          </div>
          {facts && (
            <div>
              <Heading>Our Stores</Heading>
              <Address>
                {facts.city}
                {addressLines(facts).map((line) => (
                  <Fragment key={line}>
                    <br />
                    {line}
                  </Fragment>
                ))}
              </Address>
            </div>
          )}
        </Columns>
        <Legal>
          {`© ${brand.year} ${name}`}
          {/* Once the consent code has loaded, this link opens the dialog instead. */}
          <Item to={`${paths.privacy.to()}#cookies`}>Cookie choices</Item>
          <Item to={paths.optOut.to()}>Do not sell or share my personal information</Item>
        </Legal>
      </Inner>
    </Root>
  );
}
