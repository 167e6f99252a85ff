import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';
import { faqJsonLd } from './faq-json-ld.ts';

test('searching narrows the questions, tells how many are left, and says when there are none', async () => {
  const { user } = await renderPage(routes, { url: '/faq' });
  expect(await screen.findByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Search the FAQ' });

  await user.type(search, 'refund card');
  expect(screen.getByRole('status')).toHaveTextContent('1 answer');
  expect(screen.getByText('How long does a refund take?')).toBeVisible();
  expect(screen.queryByText('When will my order ship?')).not.toBeInTheDocument();

  await user.clear(search);
  await user.type(search, 'zebra');
  expect(screen.getByText('No results found for your search.')).toBeVisible();
});

test('search engines get at most 30 questions with their answers', () => {
  const { mainEntity } = faqJsonLd() as { mainEntity: { acceptedAnswer: { text: string } }[] };
  expect(mainEntity.length).toBeGreaterThanOrEqual(24);
  expect(mainEntity.length).toBeLessThanOrEqual(30);
  expect(mainEntity.every(({ acceptedAnswer }) => acceptedAnswer.text.length > 0)).toBe(true);
});
