import { expect, test } from '@jest/globals';
import { cancelPreloads } from './cancel-preloads.ts';

test('only the preloads of the remote are removed', () => {
  const hrefs = [
    '/releases/content/1.0.0/a.js',
    '/releases/content/files/b.js',
    '/releases/catalog/1.0.0/a.js',
    '/assets/font.woff2',
  ];
  document.head.innerHTML = hrefs.map((href) => `<link rel="preload" href="${href}">`).join('');
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/releases/content/1.0.0/icon.svg">');
  cancelPreloads({ base: '/releases/content/1.0.0/' });
  const left = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(left).toEqual([...hrefs.slice(2), '/releases/content/1.0.0/icon.svg']);
});
