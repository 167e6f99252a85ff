import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SwatchGroup } from './swatch-group.tsx';

const swatches = [
  { value: 'pine', name: 'Pine', code: '#27453f' },
  { value: 'bone', name: 'Bone', code: '#e9e3d8' },
  { value: 'mulberry', name: 'Mulberry', code: '#5c2b40', soldOut: true },
];

test('colors have names, and the name of the chosen one is displayed', () => {
  render(<SwatchGroup label="Color" swatches={swatches} value="pine" onChange={() => undefined} />);
  expect(screen.getByRole('group', { name: 'Color' })).toHaveTextContent('Color: Pine');
  expect(screen.getByRole('radio', { name: 'Pine' })).toBeChecked();
});

test('a sold-out color is labeled so and cannot be chosen', async () => {
  const onChange = jest.fn();
  render(<SwatchGroup label="Color" swatches={swatches} value="pine" onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Mulberry, sold out' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'Bone' }));
  expect(onChange).toHaveBeenCalledWith('bone');
});

test('colors are rendered without style attributes, which the content policy forbids', () => {
  const { container } = render(
    <SwatchGroup label="Color" swatches={swatches} value={null} onChange={() => undefined} />,
  );
  expect(container.querySelector('circle')).toHaveAttribute('fill', '#27453f');
  expect(container.querySelector('[style]')).toBeNull();
});
