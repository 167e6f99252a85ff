import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { ArrowRightIcon, LockIcon } from '../index.ts';
import { Button } from './button.tsx';

const meta: Meta<typeof Button> = { title: 'UI/Buttons/Button', component: Button };
export default meta;

type Story = StoryObj<typeof Button>;

const rows = [
  ['Primary', 'primary', 'Add to Cart'],
  ['Outline', 'outline', 'VIEW ALL'],
  ['On dark', 'onDark', 'Shop Now'],
  ['Text', 'text', 'Clear'],
] as const;

export const AllStates: Story = {
  render: () => (
    <>
      {rows.map(([title, variant, words]) => {
        const dark = variant === 'onDark';
        return (
          <States key={variant} title={title}>
            <State name="Default" dark={dark}>
              <Button variant={variant}>{words}</Button>
            </State>
            <State name="Hover" dark={dark} show="hover">
              <Button variant={variant}>{words}</Button>
            </State>
            <State name="Focus" dark={dark} show="focus">
              <Button variant={variant}>{words}</Button>
            </State>
            <State name="Pressed" dark={dark} show="pressed">
              <Button variant={variant}>{words}</Button>
            </State>
            <State name="Disabled, with a reason" dark={dark}>
              <Button variant={variant} disabledReason="Choose a size">
                {words}
              </Button>
            </State>
            <State name="Pending" dark={dark}>
              <Button variant={variant} pending>
                {words}
              </Button>
            </State>
          </States>
        );
      })}
    </>
  ),
};

export const Sizes: Story = {
  render: () => (
    <States>
      {(['large', 'base', 'medium', 'compact', 'small'] as const).map((size) => (
        <State key={size} name={size}>
          <Button size={size}>Checkout</Button>
        </State>
      ))}
      <State name="With icons">
        <Button icon={<LockIcon size={20} />} iconAfter={<ArrowRightIcon size={20} />}>
          Checkout
        </Button>
      </State>
      <State name="Block" width="100%">
        <Button block>Pay with Stripe</Button>
      </State>
    </States>
  ),
};

/** Shown on hover and focus. */
export const WithItsReason: Story = {
  render: () => (
    <States>
      <State name="Focus: choose a size">
        <p>Size</p>
        <Button disabledReason="Choose a size and color that are in stock">Add to Cart</Button>
      </State>
    </States>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus(),
};

export const Playground: Story = {
  args: { children: 'Add to Cart', variant: 'primary', size: 'base', pending: false, block: false },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'outline', 'onDark', 'text'] },
    size: { control: 'inline-radio', options: ['large', 'base', 'medium', 'compact', 'small'] },
    disabledReason: { control: 'text' },
  },
};
