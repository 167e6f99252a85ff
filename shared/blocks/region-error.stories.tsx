import type { Meta } from '@storybook/react-webpack5';
import { State, States } from '@ritual/shared/testing/workshop';
import { RegionError } from './region-error.tsx';

const meta: Meta = { title: 'Blocks/Region error' };
export default meta;

const never = () => new Promise(() => undefined);
const ignore = () => undefined;

export const AllStates = () => (
  <States layout="column">
    <State name="Default" width="1180px">
      <RegionError onRetry={never} />
    </State>
    <State name="Focus" width="1180px" show="focus">
      <RegionError onRetry={ignore} />
    </State>
    <State name="After two failures" width="1180px">
      <RegionError onRetry={ignore} failures={2} />
    </State>
    <State name="With a name" width="1180px">
      <RegionError what="The reviews" onRetry={ignore} />
    </State>
    <State name="Above a page that can be read" width="1180px">
      <RegionError onRetry={ignore} readable />
    </State>
    <State name="In a narrow place" width="360px">
      <RegionError onRetry={ignore} failures={2} />
    </State>
  </States>
);

/** 'Trying…' while the promise is pending. */
export const Trying = () => <RegionError onRetry={never} />;
Trying.play = ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
  canvasElement.querySelector('button')?.click();
