import { expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper, type StepperProps } from './stepper.tsx';

function Row({ start = 1, max = 3, ...rest }: { start?: number } & Partial<StepperProps>) {
  const [value, setValue] = useState(start);
  return <Stepper label="quantity" value={value} max={max} onChange={setValue} {...rest} />;
}

const value = () => screen.getByRole('spinbutton', { name: 'quantity' });
const more = () => screen.getByRole('button', { name: 'Increase quantity' });
const less = () => screen.getByRole('button', { name: 'Decrease quantity' });

test('plus and minus move by one and are marked at the limits', async () => {
  render(<Row />);
  expect(less()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(more());
  await userEvent.click(more());
  expect(value()).toHaveValue('3');
  expect(value()).toHaveAttribute('aria-valuenow', '3');
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  expect(less()).not.toHaveAttribute('aria-disabled');
});

test('asking for more than the maximum changes nothing and is reported', async () => {
  const onChange = jest.fn();
  const onLimit = jest.fn();
  render(<Row start={3} onChange={onChange} onLimit={onLimit} />);
  await userEvent.click(more());
  expect(onChange).not.toHaveBeenCalled();
  expect(onLimit).toHaveBeenCalledWith('max');
});

test('a number can be typed and takes effect on blur', async () => {
  const onChange = jest.fn();
  render(<Row max={10} onChange={onChange} />);
  await userEvent.clear(value());
  await userEvent.type(value(), '7');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledWith(7);
});

test('a larger number is reduced to the limit', async () => {
  const onLimit = jest.fn();
  render(<Row onLimit={onLimit} />);
  await userEvent.clear(value());
  await userEvent.type(value(), '99{Enter}');
  expect(value()).toHaveValue('3');
  expect(onLimit).toHaveBeenCalledWith('max');
});

test('Ctrl Enter is for the form around it, which is sent with what was typed', async () => {
  const sent = jest.fn();
  function Form() {
    const [count, setCount] = useState(1);
    return (
      <div
        onKeyDown={({ key, ctrlKey, defaultPrevented }) => {
          if (key === 'Enter' && ctrlKey && !defaultPrevented) sent(screen.getByRole('status').textContent);
        }}
      >
        <Stepper label="Pieces" value={count} max={9} onChange={setCount} />
        <output>{count}</output>
      </div>
    );
  }
  render(<Form />);
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.keyboard('7{Control>}{Enter}{/Control}');
  expect(sent.mock.calls).toEqual([['7']]);
});

test.each(['two', '', '1.5', '-2', '0'])('an invalid quantity (%j) is reset', async (typed) => {
  const onChange = jest.fn();
  render(<Row start={2} onChange={onChange} />);
  await userEvent.clear(value());
  if (typed) await userEvent.type(value(), typed);
  await userEvent.tab();
  expect(value()).toHaveValue('2');
  expect(onChange).not.toHaveBeenCalled();
});

test('arrow keys step', async () => {
  render(<Row start={2} />);
  await userEvent.click(value());
  await userEvent.keyboard('{ArrowUp}');
  expect(value()).toHaveValue('3');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(value()).toHaveValue('1');
});

test('disabled, no input has an effect', async () => {
  const onChange = jest.fn();
  render(<Row start={2} disabled onChange={onChange} />);
  await userEvent.click(more());
  expect(value()).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});
