import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { comeIntoView } from '../../testing/dom/observers.ts';
import { whenVisible } from './when-visible.tsx';

// jsdom has none; React's server wants it.
globalThis.setImmediate ??= ((task: () => void) => setTimeout(task)) as unknown as typeof setImmediate;

let loads = 0;
function Part({ words }: { readonly words: string }) {
  return <p>{words}</p>;
}
const make = () =>
  whenVisible(() => {
    loads += 1;
    return Promise.resolve(Part);
  });

afterEach(() => {
  loads = 0;
  document.body.replaceChildren();
});

test('the server renders it; in the browser its code comes when it is about to be seen', async () => {
  const Gated = make();
  const { prelude } = await prerenderToNodeStream(<Gated words="Below the fold" />);
  const root = document.createElement('div');
  for await (const part of prelude) root.innerHTML += String(part);
  document.body.append(root);
  expect(screen.getByText('Below the fold')).toBeInTheDocument();

  loads = 0;
  await act(async () => {
    hydrateRoot(root, <Gated words="Below the fold" />);
    await Promise.resolve();
  });
  expect(loads).toBe(0);
  expect(screen.getByText('Below the fold')).toBeInTheDocument();

  await act(async () => {
    comeIntoView(root.firstElementChild as HTMLElement);
    await Promise.resolve();
  });
  expect(loads).toBe(1);
  expect(screen.getByText('Below the fold')).toBeInTheDocument();
});

test('without markup to wait with it comes at once', async () => {
  const Gated = make();
  render(<Gated words="New page" />);
  expect(await screen.findByText('New page')).toBeInTheDocument();
});
