import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UserEvent } from '@testing-library/user-event';
import { mockShop } from '@ritual/shared/mocks';
import { failNext, fakeHost, mockServer, mockStore, renderPage } from '@ritual/shared/testing';
import { routes } from '../../routes.tsx';

const open = (search = '', user: 'shopper' | null = null) =>
  renderPage(routes, { url: `/contact${search}`, user });
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const topic = () => screen.getByRole('combobox', { name: 'Topic' });
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send message' }));
const text = 'Which size would you take?';

async function fillIn(user: UserEvent) {
  await user.type(box('Name'), 'Nora Test');
  await user.type(box('Email address'), 'nora@example.com');
  await user.selectOptions(topic(), 'SIZE');
  await user.type(box('Message'), text);
}

test('a message is sent; its reference and the next steps are shown', async () => {
  const { user } = await open();
  await fillIn(user);
  await send(user);
  const heading = await screen.findByRole('heading', { name: 'We have your message' });
  expect(heading).toHaveFocus();
  const [message] = mockStore.state.messages;
  expect(message).toMatchObject({
    name: 'Nora Test',
    email: 'nora@example.com',
    topic: 'SIZE',
    message: text,
  });
  expect(screen.getByText(message?.reference ?? '')).toBeVisible();
  const told = screen.getByRole('region', { name: 'We have your message' });
  expect(told).toHaveTextContent(/replies to nora@example.com within 24–48 hours/);
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(box('Message')).toHaveValue('');
  expect(box('Name')).toHaveValue('Nora Test');
});

test('errors are shown in place, and the first invalid field has the focus', async () => {
  const { user } = await open();
  await user.type(box('Message'), 'Short');
  await send(user);
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(box('Name')).toHaveFocus();
  expect(box('Email address')).toBeInvalid();
  expect(topic()).toHaveAccessibleDescription('Choose what it is about.');
  expect(box('Message')).toHaveAccessibleDescription(/^Write at least 10 characters\./);
  expect(mockStore.state.messages).toEqual([]);
});

test('the order number is asked for where it helps; a hidden one is not sent', async () => {
  const { user } = await open();
  await fillIn(user);
  expect(screen.queryByRole('textbox', { name: /^Order number/ })).not.toBeInTheDocument();
  await user.selectOptions(topic(), 'An order');
  await user.type(box(/^Order number/), 'nonsense');
  await send(user);
  expect(await screen.findByText('Enter an order number like ROP-7K3M9Q.')).toBeVisible();
  await user.selectOptions(topic(), 'SIZE');
  await send(user);
  expect(await screen.findByRole('heading', { name: 'We have your message' })).toBeVisible();
  expect(mockStore.state.messages).toMatchObject([{ orderNumber: null }]);
});

test('topic and order can be given in the URL', async () => {
  await open('?topic=return&order=ROP-7K3M9Q');
  expect(topic()).toHaveDisplayValue('A return or the warranty');
  expect(box(/^Order number/)).toHaveValue('ROP-7K3M9Q');
});

test('name and email of a signed-in shopper are filled in and can be changed', async () => {
  const { user, unmount } = await open('', 'shopper');
  expect(box('Name')).toHaveValue('Maya Collins');
  expect(box('Email address')).toHaveValue('shopper@example.com');
  await user.clear(box('Name'));
  await user.type(box('Name'), 'Mo');
  await user.type(box('Message'), text);
  unmount();
  await open('', 'shopper');
  expect(box('Name')).toHaveValue('Mo');
  expect(box('Message')).toHaveValue(text);
});

test('what was typed survives a failure and a reload, and is deleted once it was sent', async () => {
  const { user, unmount } = await open();
  await fillIn(user);
  failNext('sendMessage', 'NETWORK');
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not reach the store. Please try again.',
  );
  expect(box('Message')).toHaveValue(text);
  unmount();
  const { user: again, unmount: leave } = await open();
  expect(box('Message')).toHaveValue(text);
  expect(topic()).toHaveDisplayValue('Size & fit');
  await send(again);
  await screen.findByRole('heading', { name: 'We have your message' });
  leave();
  await open();
  expect(box('Message')).toHaveValue('');
});

test('after too many messages the form shows the time to wait', async () => {
  const refusal = { code: 'RATE_LIMITED', message: 'Too many attempts.', requestId: 'r' };
  mockServer.use(
    http.post('*/api/contact', () =>
      HttpResponse.json(refusal, { status: 429, headers: { 'retry-after': '1800' } }),
    ),
  );
  const { user } = await open();
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many attempts. Please try again in 30 minutes.',
  );
});

test('the remaining characters are shown when it matters', async () => {
  const { user } = await open();
  expect(box('Message')).toHaveAccessibleDescription('Up to 4,000 characters.');
  await user.click(box('Message'));
  await user.paste('x'.repeat(3999));
  expect(box('Message')).toHaveAccessibleDescription('1 character left.');
  await user.paste('xxx');
  expect(box('Message')).toHaveAccessibleDescription('2 characters too many.');
});

test('only bots find the honeypot field', async () => {
  const { container } = await open();
  const trap = container.querySelector('input[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
});

test('there are other contact options besides the form', async () => {
  await open();
  const ways = within(screen.getByRole('complementary', { name: 'Other ways to reach us' }));
  expect(ways.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  expect(ways.getByRole('link', { name: /^\(617\)/ }).getAttribute('href')).toMatch(/^tel:/);
  expect(ways.getByText(/Newbury Street/)).toBeVisible();
});

test('without facts of the shop only the form is shown', async () => {
  await renderPage(routes, { url: '/contact', host: fakeHost({ shop: { ...mockShop(), facts: null } }) });
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Other ways to reach us' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
});
