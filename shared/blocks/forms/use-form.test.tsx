import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { expectConsole } from '@ritual/shared/testing';
import { useForm } from './use-form.ts';

// jsdom lacks it; React's server renderer needs it.
globalThis.setImmediate ??= ((task: () => void) => setTimeout(task)) as unknown as typeof setImmediate;

const submit = jest.fn((_: { readonly email: string; readonly city: string }) => Promise.resolve());

function Form() {
  const { form, field } = useForm({
    initial: { email: '', city: 'Boston' },
    schema: () => Promise.resolve(z.object({ email: z.string(), city: z.string() })),
    submit,
  });
  const { error: _, ...email } = field('email');
  const { error: __, ...city } = field('city');
  return (
    <form {...form}>
      <input aria-label="Email" {...email} />
      <input aria-label="City" {...city} />
      <button>Send</button>
    </form>
  );
}

test("what was typed into the server's form before hydration stays, and is submitted", async () => {
  // React's server and client in one process.
  expectConsole(/multiple renderers concurrently/);
  const { prelude } = await prerenderToNodeStream(<Form />);
  const root = document.createElement('div');
  for await (const part of prelude) root.innerHTML += String(part);
  document.body.append(root);
  screen.getByLabelText<HTMLInputElement>('Email').value = 'maya@example.com';

  await act(async () => {
    hydrateRoot(root, <Form />);
    await Promise.resolve();
  });
  await userEvent.type(screen.getByLabelText('City'), ', MA');
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledWith({ email: 'maya@example.com', city: 'Boston, MA' });
});
