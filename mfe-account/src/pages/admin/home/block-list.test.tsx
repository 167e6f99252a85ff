import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { keepStyles } from '@ritual/shared/testing';
import { BlockList } from './block-list.tsx';

keepStyles();

const block = {
  ...{ key: 1, name: 'Slide 1', title: 'Elevate', detail: 'Shop Now', hasProblem: false },
  fields: null,
};

function columnsOf(isPictured: boolean) {
  render(
    <BlockList
      label="Slides"
      blocks={[block]}
      writable
      pictured={isPictured}
      made={null}
      onMove={() => undefined}
      onRemove={() => undefined}
    />,
  );
  return getComputedStyle(screen.getByRole('button', { name: /Elevate/ })).gridTemplateColumns;
}

test.each([
  [true, '16px 64px minmax(0, 1fr) auto'],
  [false, '16px minmax(0, 1fr) auto'],
])('a part is one line: arrow, picture (%s), words, state', (isPictured, columns) => {
  expect(columnsOf(isPictured)).toBe(columns);
});
