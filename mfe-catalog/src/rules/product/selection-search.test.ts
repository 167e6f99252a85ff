import { expect, test } from '@jest/globals';
import { searchWithSelection } from './selection-search.ts';

test('a selection is added to the other query parameters', () => {
  const written = searchWithSelection(new URLSearchParams('ref=mail&color=pine'), { size: 'S', color: null });
  expect(written.toString()).toBe('ref=mail&size=S');
});
