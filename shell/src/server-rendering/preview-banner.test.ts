import { expect, test } from '@jest/globals';
import { previewBanner } from './preview-banner.ts';

test('the banner names the releases, as text, and leads out of the preview', () => {
  document.body.innerHTML = previewBanner(['catalog 1.2.0', '<b>content</b> 1.0.0']);
  const banner = document.querySelector('aside');
  expect(banner?.textContent).toBe(
    'Preview catalog 1.2.0, <b>content</b> 1.0.0. Orders placed here are real. End preview',
  );
  expect(banner?.querySelector('a')?.getAttribute('href')).toBe('?preview=off');
});
