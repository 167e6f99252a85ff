import type { Meta } from '@storybook/react-webpack5';
import { State, States, storyProduct } from '@ritual/shared/testing/workshop';
import { Picture } from './picture.tsx';

const meta: Meta = { title: 'UI/Media/Picture' };
export default meta;

const [front] = storyProduct(101).images;

export const AllStates = () => (
  <States>
    <State name="4:5" width="240px">
      <Picture file={front?.file} alt={front?.alt ?? ''} sizes="240px" />
    </State>
    <State name="Thumbnail" width="72px">
      <Picture file={front?.file} alt="" sizes="72px" />
    </State>
    <State name="Missing" width="240px">
      <Picture file={null} alt="Ascend High-Rise Legging" sizes="240px" />
    </State>
  </States>
);
