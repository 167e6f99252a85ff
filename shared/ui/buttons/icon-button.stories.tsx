import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { BagIcon, ChevronLeftIcon, ChevronRightIcon, CloseIcon, PlusIcon } from '../index.ts';
import { IconButton } from './icon-button.tsx';
import { IconLink } from './icon-link.tsx';

const meta: Meta = { title: 'UI/Buttons/Icon button' };
export default meta;

const variants = ['ghost', 'outline', 'filled', 'white'] as const;

export const AllStates = () => (
  <>
    {variants.map((variant) => {
      const dark = variant === 'white';
      return (
        <States key={variant} title={variant}>
          <State name="Default" dark={dark}>
            <IconButton label="Next" variant={variant}>
              <ChevronRightIcon />
            </IconButton>
          </State>
          <State name="Hover" dark={dark} show="hover">
            <IconButton label="Next" variant={variant}>
              <ChevronRightIcon />
            </IconButton>
          </State>
          <State name="Focus" dark={dark} show="focus">
            <IconButton label="Next" variant={variant}>
              <ChevronRightIcon />
            </IconButton>
          </State>
          <State name="Pressed" dark={dark} show="pressed">
            <IconButton label="Next" variant={variant}>
              <ChevronRightIcon />
            </IconButton>
          </State>
          <State name="Disabled" dark={dark}>
            <IconButton label="Previous" variant={variant} aria-disabled="true">
              <ChevronLeftIcon />
            </IconButton>
          </State>
        </States>
      );
    })}
  </>
);

export const Sizes = () => (
  <States>
    {([32, 36, 40, 44, 48, 56] as const).map((size) => (
      <State key={size} name={String(size)}>
        <IconButton label="Close" variant="outline" size={size}>
          <CloseIcon size={size < 40 ? 16 : 20} />
        </IconButton>
      </State>
    ))}
    <State name="A link">
      <IconLink label="Cart" to="/cart">
        <BagIcon />
      </IconLink>
    </State>
    <State name="In a dark area" dark>
      <IconButton label="Add">
        <PlusIcon />
      </IconButton>
    </State>
  </States>
);
