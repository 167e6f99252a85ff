import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Choice, Choices } from '@ritual/shared/federation/developer';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Observed } from '../observe/observe.ts';
import { DeveloperPanel } from './developer-panel.tsx';

const choices: Choices = {
  revision: 7,
  shell: { version: '4.0.0', hostApi: '1.2', owner: 'platform' },
  remotes: {
    content: { live: '1.1.0', canary: '1.2.0', published: ['1.3.0', '1.2.0', '1.1.0'], owner: 'help' },
  },
  chosen: { remotes: {}, localhost: null },
  expiresAt: '2026-01-01T00:00:00.000Z',
};
const made: Choice[] = [];
const server = setupServer(
  http.get('*/registry/developer/releases', () => HttpResponse.json(choices)),
  http.post('*/registry/developer/choices', async ({ request }) => {
    made.push((await request.json()) as Choice);
    return HttpResponse.json({ id: 'abc', expiresAt: choices.expiresAt }, { status: 201 });
  }),
);
beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  made.length = 0;
});
afterAll(() => server.close());

const observed: Observed = {
  errors: [{ at: 1200, text: 'It broke.', context: 'remote: content' }],
  events: [],
  federation: {
    loads: new Map(),
    sharedPackages: () => [
      { name: 'react', version: '19.3.1', from: 'shell' },
      { name: 'react', version: '18.2.0', from: 'sample' },
    ],
  },
  ...{ answeredAt: () => undefined, readyAt: () => undefined, drawnAt: new Map() },
  ...{ subscribe: () => () => undefined, version: () => 0 },
};
const snapshot = {
  revision: 7,
  remotes: {
    content: {
      ...{ version: '1.1.0', base: '/releases/content/1.1.0/', entry: 'remoteEntry.js', integrity: '' },
      ...{ prefixes: ['/faq'], slots: [] },
    },
  },
};

async function show() {
  history.replaceState(null, '', '/faq');
  const view = render(
    <>
      <main id="main" />
      <DeveloperPanel observed={observed} snapshot={snapshot} shellVersion="4.0.0" />
    </>,
  );
  await screen.findByText('Swap content');
  return view;
}
const panel = () => screen.getByRole('region', { name: 'Developer panel' });

test('it shows regions with owner and version, and marks what is wrong', async () => {
  await show();
  expect(panel()).toHaveTextContent('Revision 7');
  expect(screen.getByRole('row', { name: /content \/ faq help 1\.1\.0/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Errors 1' }));
  expect(screen.getByText('It broke.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Shared packages 2' }));
  expect(screen.getByText('react 18.2.0').parentElement).toHaveTextContent('from sample');
});

test('Esc closes it, the button opens it again, and the next page remembers', async () => {
  const { unmount } = await show();
  expect(panel()).not.toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getByRole('tab', { name: /Regions/ }));
  await userEvent.keyboard('{Escape}');
  const opener = screen.getByRole('button', { name: 'Developer panel' });
  expect(opener).toHaveFocus();
  unmount();
  render(<DeveloperPanel observed={observed} snapshot={snapshot} shellVersion="4.0.0" />);
  await userEvent.click(screen.getByRole('button', { name: 'Developer panel' }));
  expect(panel()).toHaveFocus();
  await screen.findByText('Use the live release');
});

test('a choice becomes a link to this page, which stays when this browser chooses anew', async () => {
  await show();
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  expect(screen.getByRole('button', { name: 'Use the live release' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const versions = screen.getByLabelText('Release of content');
  expect(
    within(versions)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([...['Live 1.1.0', 'Canary 1.2.0', '1.3.0']]);
  await user.selectOptions(versions, '1.3.0');
  await user.click(screen.getByRole('button', { name: 'Copy link with this choice' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Link with this choice')).toHaveTextContent('/faq?preview=abc'),
  );
  expect(made).toEqual([{ remotes: { content: '1.3.0' }, localhost: null, keep: true }]);
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/faq\?preview=abc$/));
});

test('what the registry refuses is said', async () => {
  server.use(
    http.post('*/registry/developer/choices', () =>
      HttpResponse.json({ code: 'REFUSED', message: 'It asks for another shell.' }, { status: 422 }),
    ),
  );
  await show();
  await userEvent.selectOptions(screen.getByLabelText('Release of content'), '1.2.0');
  await userEvent.click(screen.getByRole('button', { name: 'Use 1.2.0' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It asks for another shell.');
});

test('without the registry the page is described, and why there is no choice', async () => {
  server.use(http.get('*/registry/developer/releases', () => HttpResponse.json({}, { status: 502 })));
  history.replaceState(null, '', '/faq');
  render(<DeveloperPanel observed={observed} snapshot={snapshot} shellVersion="4.0.0" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('status 502');
  expect(screen.getByRole('row', { name: /content/ })).toBeInTheDocument();
});

test('a part of a port is no port yet; one that stays so is named as wrong', async () => {
  await show();
  const field = screen.getByLabelText('Port on this machine');
  await userEvent.type(field, '51x7');
  expect(field).toHaveValue('517');
  expect(screen.getByRole('button', { name: 'Use localhost:517' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('alert')).toHaveTextContent('from 1024 to 65535');
  await userEvent.clear(field);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(field, '99999');
  expect(screen.getByRole('alert')).toHaveTextContent('from 1024 to 65535');
});

test.each(['localhost:3004', 'http://localhost:3004/faq?q=12', '127.0.0.1:3004'])(
  'the port of %s is taken when an address is pasted',
  async (text) => {
    await show();
    const field = screen.getByLabelText('Port on this machine');
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(field).toHaveValue('3004');
  },
);

// jsdom has neither the times of requests nor popovers, in which the outlines are shown above dialogs.
Object.assign(performance, { getEntriesByType: () => [] });
Object.assign(HTMLElement.prototype, { showPopover: jest.fn(), hidePopover: jest.fn() });
