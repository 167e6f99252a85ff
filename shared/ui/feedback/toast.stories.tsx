import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import { State, States } from '@ritual/shared/testing/workshop';
import { Button } from '../buttons/button.tsx';
import { ToastRegion } from './toast-region.tsx';
import { Toast, type ToastContent } from './toast.tsx';

const meta: Meta = { title: 'UI/Feedback/Toast' };
export default meta;

const ignore = () => undefined;
const added: ToastContent = { id: 'a', tone: 'success', text: 'Added to cart' };
const samples: readonly (readonly [string, ToastContent])[] = [
  ['With an action', { ...added, action: { label: 'View Cart', onSelect: ignore } }],
  ['Success', added],
  ['Information', { id: 'b', tone: 'info', text: 'Your session has ended. Sign in again.' }],
  ['Error', { id: 'c', tone: 'error', text: 'Only 2 left for this variant' }],
  [
    'Error with an action, two lines',
    {
      id: 'd',
      tone: 'error',
      text: 'Your order could not be placed. Check your connection and try again.',
      action: { label: 'Try again', onSelect: ignore },
    },
  ],
];

export const AllStates = () => (
  <States layout="column">
    {samples.map(([name, toast]) => (
      <State key={name} name={name} width="382px">
        <Toast toast={toast} onDismiss={ignore} />
      </State>
    ))}
    <State name="Focus on the action" width="382px" show="focus">
      <Toast toast={{ ...added, action: { label: 'View Cart', onSelect: ignore } }} onDismiss={ignore} />
    </State>
    <State name="Focus on the cross" width="382px" show="focus">
      <Toast toast={{ id: 'c', tone: 'error', text: 'Only 2 left' }} onDismiss={ignore} />
    </State>
  </States>
);

function Region() {
  const [toasts, setToasts] = useState(samples.slice(0, 4).map(([, toast]) => toast));
  const dismiss = (id: string) => setToasts(toasts.filter((toast) => toast.id !== id));
  return (
    <>
      <Button onClick={() => setToasts([...toasts, { ...added, id: String(toasts.length) }])}>
        Show one more
      </Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

export const InTheCorner = () => <Region />;
