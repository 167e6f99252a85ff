import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { demoShop } from '@ritual/shared/demo';
import { defaultPages, readPage } from '@ritual/shared/kernel';
import { mockShop } from '@ritual/shared/mocks';
import { renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';
import { faqJsonLd } from './faq-json-ld.ts';

test('a search filters the questions, announces the number of results, and has a message without any', async () => {
  const { user } = await renderPage(routes, { url: '/faq' });
  expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search the FAQ' });

  await user.type(search, 'refund card');
  expect(screen.getByRole('status')).toHaveTextContent('1 answer');
  expect(screen.getByRole('group')).toHaveTextContent('How long does a refund take?');
  expect(screen.queryByText('When will my order ship?')).not.toBeInTheDocument();
  const marks = screen.getAllByText(/^(refund|card)$/i, { selector: 'mark' });
  expect(marks.map(({ textContent }) => textContent)).toEqual(['refund', 'card']);

  await user.clear(search);
  await user.type(search, 'zebra');
  expect(screen.getByRole('status')).toHaveTextContent('No results found for your search.');
  // Without results all answers are listed below.
  expect(screen.getByText('When will my order ship?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(search).toHaveValue('');
  await waitFor(() => expect(search).toHaveFocus());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

// The topics are beside the questions on wide screens only; jsdom has no widths.
const topic = (name: string) => screen.getByRole('link', { name, hidden: true });

test('a chosen topic ends the search and is marked', async () => {
  const { user } = await renderPage(routes, { url: '/faq#warranty' });
  expect(topic('Warranty')).toHaveAttribute('aria-current', 'location');
  await user.type(screen.getByRole('searchbox'), 'refund card');
  await user.click(topic('Sizing & care'));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('region', { name: 'Sizing & care' })).toBeVisible();
});

test('an emptied search field keeps the focus', async () => {
  const { user } = await renderPage(routes, { url: '/faq' });
  await user.type(screen.getByRole('searchbox'), 'refund');
  await user.click(screen.getByRole('button', { name: 'Empty the search' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('search engines get at most 30 questions with their answers', () => {
  const { mainEntity } = faqJsonLd(
    readPage(defaultPages.faq, { shop: mockShop(), live: (link) => link }, null),
  ) as { mainEntity: { acceptedAnswer: { text: string } }[] };
  expect(mainEntity.length).toBeGreaterThanOrEqual(24);
  expect(mainEntity.length).toBeLessThanOrEqual(30);
  expect(mainEntity.every(({ acceptedAnswer }) => acceptedAnswer.text.length > 0)).toBe(true);
});

test('the search text is in the URL', async () => {
  const { user, router } = await renderPage(routes, { url: '/faq?q=refund%20card' });
  const search = screen.getByRole('searchbox', { name: 'Search the FAQ' });
  expect(search).toHaveValue('refund card');
  expect(screen.getByRole('status')).toHaveTextContent('1 answer');
  await user.clear(search);
  await user.type(search, 'zipper ');
  await waitFor(() => expect(router.state.location.search).toBe('?q=zipper'));
  expect(search).toHaveValue('zipper ');
  await act(() => router.navigate('/faq?q=fleece'));
  expect(search).toHaveValue('fleece');
});

test('a URL with an answer opens it; the links in its text work', async () => {
  await renderPage(routes, { url: '/faq#make-a-claim' });
  const summary = screen.getByText('How do I make a claim?').closest('summary');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary?.parentElement).toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  const answer = within(summary?.parentElement as HTMLElement);
  expect(answer.getByRole('link', { name: demoShop.email })).toHaveAttribute(
    'href',
    `mailto:${demoShop.email}`,
  );
});
