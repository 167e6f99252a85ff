// For stories (`*.stories.tsx`) and the workshop that shows them; never shipped.
export { storyProduct } from './demo-products.ts';
export { State, States, type StateProps, type StatesProps } from './states.tsx';
export { StoryFrame, type StoryFrameProps } from './story-frame.tsx';
