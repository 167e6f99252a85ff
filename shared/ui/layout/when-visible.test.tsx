import { act, createContext, useContext, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { comeIntoView, expectConsole } from '@ritual/shared/testing';
import { whenVisible } from './when-visible.tsx';

// jsdom lacks it; React's server renderer needs it.
globalThis.setImmediate ??= ((task: () => void) => setTimeout(task)) as unknown as typeof setImmediate;

let loads = 0;
let lost = false;
const Size = createContext('none');
function Part({ words }: { readonly words: string }) {
  const [turned, setTurned] = useState(0);
  const [order, setOrder] = useState('newest');
  return (
    <section>
      <h2>{words}</h2>
      <p>Size {useContext(Size)}</p>
      <a href="/one">One</a> <a href="/two">Two</a>
      <button onClick={() => setTurned(turned + 1)}>
        Turn <b>on</b>
      </button>
      <output>{turned} turned</output>
      <select aria-label="Order" value={order} onChange={({ target }) => setOrder(target.value)}>
        <option>newest</option>
        <option>oldest</option>
      </select>
      <p>Order: {order}</p>
    </section>
  );
}
const make = () =>
  whenVisible(() => {
    loads += 1;
    return lost ? Promise.reject(new Error('no chunk')) : Promise.resolve(Part);
  });

/** State that changes above a part, as the URL does when a size is chosen. */
function Page({ children }: { readonly children: ReactNode }) {
  const [size, setSize] = useState('none');
  return (
    <Size value={size}>
      <button onClick={() => setSize('M')}>Choose M</button>
      {children}
    </Size>
  );
}

/** A hydrated page that the server has rendered; returns the gate's element. */
async function hydrated(Gated = make()): Promise<HTMLElement> {
  // React's server and client in one process.
  expectConsole(/multiple renderers concurrently/);
  const page = (
    <Page>
      <Gated words="Below the fold" />
    </Page>
  );
  const { prelude } = await prerenderToNodeStream(page);
  const root = document.createElement('div');
  for await (const part of prelude) root.innerHTML += String(part);
  document.body.append(root);
  loads = 0;
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: complaint });
    await Promise.resolve();
  });
  return root.querySelector('div') as HTMLElement;
}

const complaint = jest.fn();
const near = (gate: HTMLElement) =>
  act(async () => {
    comeIntoView(gate);
    await Promise.resolve();
  });

afterEach(() => {
  loads = 0;
  lost = false;
  expect(complaint).not.toHaveBeenCalled();
  document.body.replaceChildren();
});

test('the server renders it; in the browser its code is loaded when it is about to be visible', async () => {
  const gate = await hydrated();
  expect(loads).toBe(0);
  expect(screen.getByText('Below the fold')).toBeInTheDocument();

  await near(gate);
  expect(loads).toBe(1);
  expect(screen.getByText('Below the fold')).toBeInTheDocument();
});

test('until then the markup stays, whatever changes around it; afterwards it follows the state', async () => {
  const gate = await hydrated();
  const heading = screen.getByRole('heading', { name: 'Below the fold' });
  fireEvent.click(screen.getByRole('button', { name: 'Choose M' }));
  expect(screen.getByRole('heading', { name: 'Below the fold' })).toBe(heading);
  expect(screen.getByRole('link', { name: 'Two' })).toBeInTheDocument();
  expect(loads).toBe(0);

  await near(gate);
  expect(screen.getByText('Size M')).toBeInTheDocument();
});

test('a keyboard focus that enters it first stays where it is', async () => {
  await hydrated();
  const link = screen.getByRole('link', { name: 'Two' });
  await act(async () => {
    link.focus();
    await Promise.resolve();
  });
  expect(loads).toBe(1);
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  expect(link).not.toBeInTheDocument();
});

test('a button pressed before its code has loaded is pressed afterwards, once', async () => {
  const gate = await hydrated();
  const words = screen.getByText('on');
  await act(async () => {
    fireEvent.click(words);
    fireEvent.click(words);
    comeIntoView(gate);
    await Promise.resolve();
  });
  expect(words).not.toBeInTheDocument();
  expect(screen.getByText('1 turned')).toBeInTheDocument();
});

test('an option chosen before its code has loaded stays chosen', async () => {
  await hydrated();
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'oldest' } });
    await Promise.resolve();
  });
  expect(screen.getByText('Order: oldest')).toBeInTheDocument();
});

test('a click whose code failed to load is not replayed much later', async () => {
  const gate = await hydrated();
  lost = true;
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await Promise.resolve();
  });
  lost = false;
  await near(gate);
  expect(screen.getByText('0 turned')).toBeInTheDocument();
});

test('code that fails to load leaves the markup, and is fetched again when the part comes near again', async () => {
  const gate = await hydrated();
  lost = true;
  await near(gate);
  expect(screen.getByText('Below the fold')).toBeInTheDocument();
  lost = false;
  await near(gate);
  expect(loads).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'Choose M' }));
  expect(screen.getByText('Size M')).toBeInTheDocument();
});

test('without server markup the code is loaded at once', async () => {
  const Gated = make();
  render(<Gated words="New page" />);
  expect(await screen.findByText('New page')).toBeInTheDocument();
});
