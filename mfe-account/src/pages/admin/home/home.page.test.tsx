import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { publishHome, saveHomeDraft } from '@ritual/shared/contract/admin-calls';
import { api } from '@ritual/shared/http';
import { defaultHomeContent } from '@ritual/shared/kernel';
import { mockStore, pictureBytes, renderPage } from '@ritual/shared/testing';
import { adminRoutes as routes } from '../admin.routes.tsx';

const open = () => renderPage(routes, { url: '/admin/AdminDashboard/home', user: 'admin' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const draft = () =>
  mockStore.state.content.flatMap((each) =>
    each.kind === 'home' && each.state === 'DRAFT' ? [each] : [],
  )[0];
const [first] = defaultHomeContent.slides;
const theirs = (title: string) => ({
  ...defaultHomeContent,
  slides: first ? [{ ...first, title }, ...defaultHomeContent.slides.slice(1)] : [],
});

function seedDraft() {
  mockStore.state.content = [
    {
      ...{
        id: 1,
        kind: 'home',
        version: 1,
        state: 'DRAFT',
        key: 'key',
        body: theirs('Winter'),
        publishAt: null,
      },
      ...{ changedAt: '2026-01-05T15:00:00.000Z', changedBy: 'A B', publishedAt: null, publishedBy: null },
    },
  ];
}

test('slides and parts are moved by buttons, and the button keeps the focus', async () => {
  const { user } = await open();
  const slides = await screen.findByRole('list', { name: 'Slides' });
  const up = within(slides).getByRole('button', { name: 'Move slide 2 up' });
  await user.click(up);
  expect(
    within(slides).getAllByRole('button', { name: /^Move With Intention|^Elevate/ })[0],
  ).toHaveTextContent('Move With Intention');
  expect(up).toHaveFocus();
  await user.click(button('Move part 1 down'));
  await user.click(button(/^Save draft/));
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  expect(draft()?.body.slides.map(({ title }) => title)).toEqual([
    'Move With\nIntention',
    'Elevate\nYour\nEnergy',
  ]);
  expect(draft()?.body.parts.map(({ kind }) => kind)).toEqual(['tiles', 'products', 'brand', 'banner']);
});

test('a new slide says what it needs, at its place, and is kept with its picture', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a slide' }));
  const slide = within(
    within(screen.getByRole('list', { name: 'Slides' })).getAllByRole('listitem')[2] as HTMLElement,
  );
  const link = slide.getByRole('combobox', { name: 'Link' });
  await user.clear(link);
  await user.type(link, '/collections/none');
  await user.keyboard('{Control>}s{/Control}');
  const problems = await screen.findByRole('list', { name: 'What is to be corrected' });
  expect(
    within(problems)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Slide 3, title: Enter a title.',
    'Slide 3, what it shows: Say what the picture shows.',
    'Slide 3, picture: Choose a picture.',
  ]);
  await waitFor(() => expect(slide.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  await user.type(slide.getByRole('textbox', { name: 'Title' }), 'Run');
  await user.type(slide.getByRole('textbox', { name: 'What it shows' }), 'A runner');
  await user.click(slide.getByRole('button', { name: 'Choose a picture: Picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
  const file = new File([pictureBytes('run')], 'run.png', { type: 'image/png' });
  await user.upload(dialog.getByLabelText(/^Upload a picture/), file);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(link).toHaveAccessibleDescription(/The store has no such collection/));
  await user.clear(link);
  await user.type(link, '/collections/sets');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  expect(draft()?.body.slides[2]).toMatchObject({
    title: 'Run',
    alt: 'A runner',
    link: '/collections/sets',
    text: null,
  });
});

test('what is taken out comes back by Undo; the last slide stays', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove slide 1' }));
  expect(screen.queryByRole('button', { name: /^Remove slide/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('button', { name: 'Remove slide 2' })).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

test('the way back of what was taken out leaves what was typed since', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove part 1' }));
  await user.click(button(/^Elevate Your Energy/));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' more');
  await user.click(button(/^Undo/));
  expect(await screen.findByRole('button', { name: 'Remove part 4' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Elevate\nYour\nEnergy more');
});

test('a draft is published, and a previous version is restored as a draft', async () => {
  seedDraft();
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'Preview of the draft' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/\?draft=/),
  );
  await user.click(button(/^Publish/));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Publish now/ }));
  expect(await screen.findByText('The home page is published')).toBeVisible();
  const versions = within(screen.getByRole('list', { name: 'Versions' }));
  expect(versions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Shown now.*Demo|^Shown now/),
    expect.stringMatching(/^BeforeThe page that the store came with/),
  ]);
  // What is shown needs no way back: without a draft it is what the form has.
  expect(versions.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Restore the first page',
  ]);
  await user.click(button('Restore the first page'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make it the draft' }),
  );
  expect(await screen.findByText('The version is the draft now')).toBeVisible();
  expect(draft()?.body).toEqual(defaultHomeContent);
  await user.click(button(/^Undo/));
  await waitFor(() => expect(draft()).toBeUndefined());
});

test('a version waits for its time, and is taken back', async () => {
  seedDraft();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Publish/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the home page' }));
  await user.click(dialog.getByRole('radio', { name: 'At a time' }));
  await user.click(dialog.getByRole('button', { name: /^Schedule it/ }));
  const time = dialog.getByLabelText(/^Day and time/);
  expect(time).toHaveAccessibleDescription(/Enter a day and a time/);
  await user.type(time, '2020-01-05T08:00');
  await user.click(dialog.getByRole('button', { name: /^Schedule it/ }));
  await waitFor(() => expect(time).toHaveAccessibleDescription(/still to come/));
  await user.clear(time);
  await user.type(time, '2120-01-05T08:00');
  await user.click(dialog.getByRole('button', { name: /^Schedule it/ }));
  expect(await screen.findByText('The home page waits for Jan 5, 2120, 8:00 AM')).toBeVisible();
  await user.click(button(/^Take back version/));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
});

test('of two editors the second chooses, and nothing is lost', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Elevate Your Energy/ }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Mine');
  const parts = defaultHomeContent.parts.slice(0, 1);
  const { version } = await api.call(saveHomeDraft, {
    body: { version: 0, content: { ...theirs('Theirs'), parts } },
  });
  await api.call(publishHome, { body: { version, at: null } });
  await user.click(button(/^Save draft/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved before you' }));
  await user.click(dialog.getByRole('button', { name: /^Save this/ }));
  expect(await screen.findByText('The draft is saved')).toBeVisible();
  expect(draft()?.body.slides[0]?.title).toBe('Mine');
  expect(draft()?.body.parts).toHaveLength(1);
});

test('who may only look changes nothing', async () => {
  const admin = Object.keys(mockStore.state.staff)[0] ?? '';
  mockStore.state.staff = {
    [admin]: { role: 'fulfillment', since: '2026-01-05T15:00:00.000Z', version: 1, preferences: {} },
  };
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Home page' })).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /^(Save|Move slide|Remove|Restore|Add)/ }),
  ).not.toBeInTheDocument();
});

test('two who have written the same choose nothing', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Elevate Your Energy/ }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Same');
  await api.call(saveHomeDraft, { body: { version: 0, content: theirs('Same') } });
  await user.click(button(/^Save draft/));
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog', { name: /^Someone/ })).not.toBeInTheDocument();
});
