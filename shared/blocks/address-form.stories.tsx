import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { ApiError } from '@ritual/shared/http';
import { AddressForm } from './address-form.tsx';

const meta: Meta = { title: 'Blocks/Address form' };
export default meta;

const maya = {
  recipientName: 'Maya Chen',
  street: '12 Beacon Street',
  city: 'Boston',
  state: 'MA',
  zip: '02108',
  isDefault: true,
};
const never = () => new Promise(() => undefined);
const send = ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
  canvasElement.querySelector<HTMLElement>('button[type="submit"]')?.click();

export const AllStates = () => (
  <States layout="column">
    <State name="Empty" width="640px">
      <AddressForm submitLabel="Save address" onSubmit={never} />
    </State>
    <State name="The default address, in a dialog" width="400px">
      <AddressForm submitLabel="Save address" initial={maya} onSubmit={never} onCancel={() => undefined} />
    </State>
  </States>
);

export const FieldErrors = () => <AddressForm submitLabel="Save address" onSubmit={never} />;
FieldErrors.play = send;

export const Pending = () => <AddressForm submitLabel="Save address" initial={maya} onSubmit={never} />;
Pending.play = send;

export const NotSaved = () => (
  <AddressForm
    submitLabel="Save address"
    initial={maya}
    onSubmit={() => Promise.reject(new ApiError({ code: 'NETWORK', message: 'offline' }))}
  />
);
NotSaved.play = send;
