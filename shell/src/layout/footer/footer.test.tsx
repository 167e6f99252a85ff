import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockShop } from '@ritual/shared/mocks';
import { fakeHost, renderUi } from '@ritual/shared/testing';
import { Footer } from './footer.tsx';

test('links to help, and shows the contact details', () => {
  renderUi(<Footer />);
  const help = within(screen.getByRole('navigation', { name: 'Help' })).getAllByRole('link');
  expect(help.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Size Guide', '/sizeguide'],
    ['FAQ', '/faq'],
    ['Shipping Info', '/shippinginfo'],
    ['Terms & Conditions', '/terms'],
    ['Returns & Warranty', '/returnswarranty'],
    ['Privacy Policy', '/privacypolicy'],
    ['Accessibility', '/accessibility'],
  ]);
  expect(screen.getByRole('link', { name: 'Cookie choices' })).toHaveAttribute(
    'href',
    '/privacypolicy#cookies',
  );
  expect(screen.getByRole('link', { name: 'Do not sell or share my personal information' })).toHaveAttribute(
    'href',
    '/privacy/opt-out',
  );
  expect(screen.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  expect(screen.getByRole('link', { name: /^\(617\)/ }).getAttribute('href')).toBe('tel:+16175550142');
  expect(screen.getByText(/Newbury Street/)).toHaveTextContent('Boston, MA');
});

test('the words below the name and the columns are those of the owner', () => {
  const columns = [
    { title: 'About', links: [{ label: 'Our story', to: '/pages/our-story' }] },
    { title: 'Read on', links: [{ label: 'Journal', to: 'https://journal.example.com/' }] },
  ];
  const navigation = { menu: [], about: 'Cut by hand.', columns };
  renderUi(<Footer />, fakeHost({ shop: { ...mockShop(), navigation } }));
  expect(screen.getByText('Cut by hand.')).toBeVisible();
  const linkIn = (name: string) =>
    within(screen.getByRole('navigation', { name })).getByRole('link').getAttribute('href');
  expect(linkIn('About')).toBe('/pages/our-story');
  expect(linkIn('Read on')).toBe('https://journal.example.com/');
  expect(screen.queryByRole('navigation', { name: 'Help' })).not.toBeInTheDocument();
});

test('every social network has a link with an accessible name', () => {
  renderUi(<Footer />);
  const networks = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('link');
  expect(networks.length).toBeGreaterThan(0);
  for (const link of networks) expect(link).toHaveAccessibleName(/^RITUAL OF POWER on /);
});

test('only networks that the owner has named, and that there is a sign for, are shown', () => {
  const { social: _, ...shop } = mockShop();
  const social = [
    { network: 'TikTok', href: 'https://www.tiktok.com/@ritual' },
    { network: 'Elsewhere', href: 'https://elsewhere.example/' },
  ];
  const { unmount } = renderUi(<Footer />, fakeHost({ shop: { ...shop, social } }));
  const links = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.tiktok.com/@ritual']);
  unmount();
  renderUi(<Footer />, fakeHost({ shop }));
  expect(screen.queryByRole('list', { name: 'Social networks' })).not.toBeInTheDocument();
});

test.each([
  ['the API gave no facts of the seller', { ...mockShop(), facts: null }],
  ['the store could not be asked', null],
])('while %s, no contact details are shown', (_, shop) => {
  renderUi(<Footer />, fakeHost({ shop }));
  expect(screen.getByRole('link', { name: 'Contact' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /@|\d/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Our Stores' })).not.toBeInTheDocument();
});
