import type { Meta, StoryFn } from '@storybook/react-webpack5';
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
/** Submits the form and waits for its error messages. */
const sent =
  (says: RegExp): NonNullable<StoryFn['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findAllByText(says, undefined, { timeout: 15_000 });
  };

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

export const FieldErrors: StoryFn = () => <AddressForm submitLabel="Save address" onSubmit={never} />;
FieldErrors.play = sent(/Enter a ZIP code/);

export const Pending: StoryFn = () => (
  <AddressForm submitLabel="Save address" initial={maya} onSubmit={never} />
);
Pending.play = sent(/Saving/);

export const NotSaved: StoryFn = () => (
  <AddressForm
    submitLabel="Save address"
    initial={maya}
    onSubmit={() => Promise.reject(new ApiError({ code: 'NETWORK', message: 'offline' }))}
  />
);
NotSaved.play = sent(/could not reach/);
