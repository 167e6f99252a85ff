import type { ProductColor } from '../../contract/index.ts';
import { demoColors } from '../../demo/index.ts';
import type { MockState } from './state.ts';

interface WithColors {
  readonly state: Pick<MockState, 'colors'>;
}

/** In the order of a form: those of the demo first. */
export const colorsIn = ({ state }: WithColors): readonly ProductColor[] => [
  ...demoColors.map(({ key, name, code }) => ({ id: key, name, code })),
  ...state.colors,
];

export const colorIn = (store: WithColors, id: string): ProductColor =>
  colorsIn(store).find((color) => color.id === id) ?? { id, name: id, code: '#000000' };
